#include "app/gui/base/sound/chimes.h"

#include <QSoundEffect>
#include <QUrl>

#include <algorithm>

namespace gnostica::gui {

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

void Chimes::setVolume(int percent) {
    volume_ = std::clamp(percent, 0, 100);
    for (QSoundEffect* effect : effects_) {
        if (effect != nullptr) {
            effect->setVolume(static_cast<float>(volume_) / 100);
        }
    }
}

void Chimes::play(Chime chime) {
    if (!on_ || volume_ == 0) {
        return;
    }
    QSoundEffect*& effect = effects_[static_cast<std::size_t>(chime)];
    if (effect == nullptr) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc") + fileOf(chime)));
        effect->setVolume(static_cast<float>(volume_) / 100);
    }
    effect->play();
    Q_EMIT played(chime);
}

}  // namespace gnostica::gui
