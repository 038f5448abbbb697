// Offers what was kept.
#pragma once

#include <QDialog>
#include <QString>

#include <functional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace gnostica::gui {

/// One of the things that can be opened or removed.
struct OfferedThing {
    std::function<QString()> describe;
    std::function<bool()> remove;  ///< asks what must be asked; true if it is no longer to be offered
    bool canBeOpened = true;
};

/// What is said around the list.
struct OfferTexts {
    QString title;
    QString text;  ///< what is offered
    QString open;
    QString remove;
    QString removeTip = {};
    QString later;
    QString note = {};  ///< below the list
};

/// A list of things: one of them is to be opened, which accepts the dialog; those that are removed leave the list, and
/// with the last one the dialog is closed.
class OfferDialog : public QDialog {
    Q_OBJECT

public:
    bool isEmpty() const;

protected:
    /// `words` are asked for again when the language changes.
    OfferDialog(std::function<OfferTexts()> words, QWidget* parent);

    /// Below those that are offered already.
    void offer(OfferedThing thing);
    /// How many things were offered before the one that is to be opened; valid while there is any.
    std::size_t chosenPlace() const;

private:
    const OfferedThing& chosenThing() const { return things_[chosenPlace()]; }
    void removeChosen();
    void updateButtons();
    void retranslate();

    std::function<OfferTexts()> words_;
    std::vector<OfferedThing> things_;  ///< the removed ones, too
    QLabel* text_;
    QListWidget* list_;
    QLabel* note_;
    QPushButton* open_ = nullptr;
    QPushButton* remove_ = nullptr;
    QPushButton* later_ = nullptr;
};

}  // namespace gnostica::gui
