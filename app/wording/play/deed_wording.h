// What a player did, in two texts.
#pragma once

#include "app/wording/deed.h"
#include "app/wording/play/moment_wording.h"
#include "app/wording/vocabulary.h"
#include "app/wording/voice.h"
#include "engine/play/told.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace gnostica::wording {

/// Gives the words for moments next to the name of the player. A power says only what it does; the option of a turn
/// (a card, a placed piece, a new hand) also how it was done.
class DeedWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::DeedWording)
public:
    DeedWording(const engine::Rules& rules, const Programs& programs, const Vocabulary& vocabulary, const Voice& voice)
        : moments_(rules, programs, vocabulary, voice) {}

    Deed operator()(const engine::ToldMoment& moment) const;

private:
    static std::optional<Deed> briefly(const engine::ToldMoment& moment);

    MomentWording moments_;
};

}  // namespace gnostica::wording
