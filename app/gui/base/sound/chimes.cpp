#include "app/gui/base/sound/chimes.h"

#include <QSoundEffect>
#include <QUrl>

namespace gnostica::gui {

namespace {

constexpr float kVolume = 0.5F;

}  // namespace

QString fileOf(Chime chime) {
    switch (chime) {
    case Chime::announcement: return QStringLiteral(":/sounds/announcement.wav");
    case Chime::elimination: return QStringLiteral(":/sounds/elimination.wav");
    case Chime::lead: return QStringLiteral(":/sounds/lead.wav");
    case Chime::end: break;
    }
    return QStringLiteral(":/sounds/end.wav");
}

Chimes::Chimes(QObject* parent) : QObject(parent) {}

void Chimes::play(Chime chime) {
    if (!on_) {
        return;
    }
    QSoundEffect*& effect = effects_[static_cast<std::size_t>(chime)];
    if (effect == nullptr) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc") + fileOf(chime)));
        effect->setVolume(kVolume);
    }
    effect->play();
    Q_EMIT played(chime);
}

}  // namespace gnostica::gui
