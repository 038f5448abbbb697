// All cards, to choose one that is to be laid.
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

/// A list of cards that can be dragged away.
class CardPaletteList : public QListWidget {
    Q_OBJECT

public:
    using QListWidget::QListWidget;

protected:
    QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override;
    QStringList mimeTypes() const override;
};

/// The deck, each card with where it lies now; shorter while somebody types words of a name, or chooses a kind.
class CardPalette : public QWidget {
    Q_OBJECT

public:
    /// `icons` must stay.
    CardPalette(const CardIcons& icons, QWidget* parent);

    /// Names and places; icons, too, where faces or theme are others.
    void present(const PositionDraft& draft, const PositionWords& words);
    void refreshIcons();
    /// The card that is to be laid; none: nothing is marked.
    void setChosen(engine::Card card);
    /// The keyboard goes to the search.
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
