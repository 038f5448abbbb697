#include "app/cli/html_page.h"

#include "app/cli/plain_text.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/plugins/pictures_plugin.h"
#include "app/storage/pictures.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <ostream>

namespace gnostica::cli {
namespace {

// lupdate loses the context of texts in functions with a qualified result type.
QString picturesMissing(const QString& file) {
    //: %1: the name of a file
    return language::fill(Tr::tr("Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program."),
                          {file});
}

QString noApplication() {
    return Tr::tr("Pictures cannot be drawn by a program that was started without them.");
}

}  // namespace

std::optional<report::Draw> picturesOrSay(const Context& context) {
    const QString file = storage::picturesFile(context.folders());
    if (!QFileInfo::exists(file)) {
        context.err() << oneLine(picturesMissing(file).toStdString()) << '\n';
        return std::nullopt;
    }
    const auto pictures = storage::loadPictures(context.folders());
    if (!pictures) {
        context.err() << sentence(pictures.error()) << '\n';
        return std::nullopt;
    }
    if (!QCoreApplication::instance()->inherits("QGuiApplication")) {
        context.err() << noApplication().toStdString() << '\n';
        return std::nullopt;
    }
    return [drawing = *pictures](const plugins::Picture& picture) { return drawing->svg(picture); };
}

}  // namespace gnostica::cli
