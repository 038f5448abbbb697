#include "app/gui/program/desktop_motion.h"

#include "app/gui/base/settings/settings_path.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>

#include <optional>

namespace gnostica::gui {

namespace {

constexpr int kPatienceMs = 100;

std::optional<QString> valueIn(const QString& file, const QString& key) {
    if (!QFileInfo(file).isFile() || !checkSettings(file)) {
        return std::nullopt;
    }
    const QSettings settings(file, QSettings::IniFormat);
    return settings.contains(key) ? std::optional(settings.value(key).toString()) : std::nullopt;
}

/// Returns the value from the first folder that has one.
std::optional<QString> firstValue(const QStringList& folders, const QString& file, const QString& key) {
    for (const QString& folder : folders) {
        if (auto value = valueIn(folder + u'/' + file, key)) {
            return value;
        }
    }
    return std::nullopt;
}

bool portalWantsMotion() {
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        return true;
    }
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
    question << QStringLiteral("org.gnome.desktop.interface") << QStringLiteral("enable-animations");
    const QDBusMessage answer = bus.call(question, QDBus::Block, kPatienceMs);
    if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty()) {
        return true;
    }
    QVariant value = answer.arguments().first();
    while (value.canConvert<QDBusVariant>()) {  // the value is wrapped twice
        value = value.value<QDBusVariant>().variant();
    }
    return !value.canConvert<bool>() || value.toBool();
}

}  // namespace

bool filesWantMotion(const QStringList& folders) {
    const auto kde = firstValue(folders, QStringLiteral("kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"));
    if (kde && kde->toDouble() <= 0) {
        return false;
    }
    for (const char* file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"}) {
        const auto gtk = firstValue(folders, QLatin1String(file), QStringLiteral("Settings/gtk-enable-animations"));
        if (gtk) {
            return *gtk != QLatin1String("0") && *gtk != QLatin1String("false");
        }
    }
    return true;
}

bool desktopWantsMotion() {
    return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0 &&
           filesWantMotion(QStandardPaths::standardLocations(QStandardPaths::GenericConfigLocation)) &&
           portalWantsMotion();
}

}  // namespace gnostica::gui
