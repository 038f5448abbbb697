// Letters and digits that pick.
#pragma once

#include <QObject>

class QWidget;

namespace gnostica::gui {

class TurnController;

/// N E S W U pick a facing, digits a number, wherever the focus is; where a text is typed they are letters.
class KeyPicks : public QObject {
    Q_OBJECT

public:
    KeyPicks(TurnController& turn, QWidget* window);
};

}  // namespace gnostica::gui
