#include "app/wording/plugin_wording.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"

#include <QCoreApplication>

namespace gnostica::wording {

namespace {

struct PluginWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::Plugins)
};

}  // namespace

QString crashNotice(const QString& plugin) {
    //: %1: the name of a plug-in
    return language::fill(PluginWords::tr("The program crashed in the plug-in “%1”. The plug-in is now switched off."),
                          {language::embedded(plugin)});
}

QString pluginFailure(const QString& plugin, const QString& what) {
    if (what.isEmpty()) {
        //: %1: the name of a plug-in
        return language::fill(PluginWords::tr("An error occurred in the plug-in “%1”."), {language::embedded(plugin)});
    }
    //: %1: the name of a plug-in, %2: its own message, perhaps in English
    return language::fill(PluginWords::tr("An error occurred in the plug-in “%1” (%2)."),
                          {language::embedded(plugin), language::embedded(what)});
}

}  // namespace gnostica::wording
