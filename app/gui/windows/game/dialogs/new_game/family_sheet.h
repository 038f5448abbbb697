// The games of one family, on a sheet.
#pragma once

#include <QWidget>

class QLabel;

namespace gnostica::gui {

class FamilyList;
class PageButton;

/// Name, way back to the shelf, and the list; for the user's own games also the way to the workshop.
class FamilySheet : public QWidget {
    Q_OBJECT

public:
    explicit FamilySheet(QWidget* parent = nullptr);

    FamilyList& list() { return *list_; }
    void setTitle(const QString& title);
    /// `none`: shown instead of the list.
    void setEmpty(bool none);
    void setWorkshopShown(bool shown);
    /// Moves the keyboard to the list, or to what there is instead.
    void takeFocus();

Q_SIGNALS:
    void left();
    void workshopWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    PageButton* back_;
    QLabel* title_;
    PageButton* workshop_;
    QLabel* none_;
    FamilyList* list_;
};

}  // namespace gnostica::gui
