#include "app/wording/play/undo_wording.h"

#include <QCoreApplication>

namespace gnostica::wording {

QString undoBarText(engine::UndoBar bar) {
    using engine::UndoBar;
    const auto text = [](const char* sentence) {
        return QCoreApplication::translate("gnostica::wording::UndoBar", sentence);
    };
    switch (bar) {
    case UndoBar::nothingYet:
        return text(QT_TRANSLATE_NOOP("gnostica::wording::UndoBar", "There is nothing to take back."));
    case UndoBar::chance:
        return text(QT_TRANSLATE_NOOP("gnostica::wording::UndoBar",
                                      "What has been shuffled, drawn or rolled since cannot be unseen."));
    case UndoBar::revealed:
        return text(QT_TRANSLATE_NOOP("gnostica::wording::UndoBar", "Hidden cards have been seen since."));
    case UndoBar::otherSeat:
        return text(QT_TRANSLATE_NOOP("gnostica::wording::UndoBar", "It was another player's step."));
    case UndoBar::covered:
        return text(QT_TRANSLATE_NOOP("gnostica::wording::UndoBar", "The screen is being handed over."));
    case UndoBar::held:
        return text(QT_TRANSLATE_NOOP("gnostica::wording::UndoBar", "The last step is still being saved."));
    }
    return {};
}

}  // namespace gnostica::wording
