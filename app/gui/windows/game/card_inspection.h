// A sheet for the card that the user looks at.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "app/table/seen_table.h"
#include "app/wording/speaker.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QTimer;

namespace gnostica::gui {

class BoardView;
class CardInspector;
class Sheet;
class TablePanels;
class TableSheets;

/// Follows pointer and keyboard over board, hand and piles, and describes the card that they reach, with its uses.
class CardInspection : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    CardInspection(BoardView& board, const TablePanels& panels, TableSheets& sheets);

    /// Shows this table from now on; it must exist until the next call.
    void attach(table::SeenTable* table);
    /// Sets how cards are described.
    void setWords(const CardFaces& faces, const wording::Speaker& speaker);

    Sheet* sheet() const { return sheet_; }
    CardInspector& inspector() const { return *inspector_; }

private:
    void retranslate();
    void look(engine::Card card);
    void tell();

    CardInspector* inspector_;
    Sheet* sheet_;
    QTimer* rest_;
    engine::Card card_;
    QPointer<table::SeenTable> table_;
    std::optional<wording::Speaker> speaker_;
};

}  // namespace gnostica::gui
