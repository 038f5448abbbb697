// A palette of all cards.
#pragma once

#include "app/gui/windows/position/cards/card_icons.h"
#include "app/gui/windows/position/model/position_draft.h"
#include "app/gui/windows/position/model/position_words.h"

#include <QListWidget>
#include <QWidget>

#include <optional>

class QComboBox;
class QLineEdit;

namespace gnostica::gui {

/// A list from which cards can be dragged.
class CardPaletteList : public QListWidget {
    Q_OBJECT

public:
    using QListWidget::QListWidget;

protected:
    QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override;
    QStringList mimeTypes() const override;
};

/// The deck, with the present place of each card; filtered by words of a name and by kind.
class CardPalette : public QWidget {
    Q_OBJECT

public:
    /// `icons` must outlive this.
    CardPalette(const CardIcons& icons, QWidget* parent);

    /// Updates names and places; also icons, if faces or theme have changed.
    void present(const PositionDraft& draft, const PositionWords& words);
    void refreshIcons();
    /// The card to be laid; Card::none() clears the mark.
    void setChosen(engine::Card card);
    /// Focuses the search field.
    void search();

Q_SIGNALS:
    void chosen(gnostica::engine::Card card);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void narrow();
    void choose(const QListWidgetItem* item);
    bool isOfKind(engine::Card card) const;

    const CardIcons& icons_;
    QLineEdit* search_;
    QComboBox* kind_;
    CardPaletteList* list_;
};

}  // namespace gnostica::gui
