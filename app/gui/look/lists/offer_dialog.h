// Dialog that offers saved things.
#pragma once

#include <QDialog>
#include <QString>

#include <functional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace gnostica::gui {

/// A thing that can be opened or removed.
struct OfferedThing {
    std::function<QString()> describe;
    std::function<bool()> remove;  ///< asks for confirmation if necessary; true if the thing is gone
    bool canBeOpened = true;
};

/// Texts round the list.
struct OfferTexts {
    QString title;
    QString text;  ///< above the list
    QString open;
    QString remove;
    QString removeTip = {};
    QString later;
    QString note = {};  ///< below the list
};

/// A list of things. Opening one accepts the dialog; removed things leave the list, and removing the last one closes
/// the dialog.
class OfferDialog : public QDialog {
    Q_OBJECT

public:
    bool isEmpty() const;

protected:
    /// `words` is called again when the language changes.
    OfferDialog(std::function<OfferTexts()> words, QWidget* parent);

    /// Adds a thing at the end of the list.
    void offer(OfferedThing thing);
    /// Index of the chosen thing in order of the calls to offer(); valid unless isEmpty().
    std::size_t chosenPlace() const;

private:
    const OfferedThing& chosenThing() const { return things_[chosenPlace()]; }
    void removeChosen();
    void updateButtons();
    void retranslate();

    std::function<OfferTexts()> words_;
    std::vector<OfferedThing> things_;  ///< including removed things
    QLabel* text_;
    QListWidget* list_;
    QLabel* note_;
    QPushButton* open_ = nullptr;
    QPushButton* remove_ = nullptr;
    QPushButton* later_ = nullptr;
};

}  // namespace gnostica::gui
