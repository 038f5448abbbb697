// The head of a window.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/look/head/bar_button.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

class QAction;
class QHBoxLayout;

namespace gnostica::gui {

class ActionSet;
class HeadWords;
class MainMenu;
class MenuButton;

/// The button of all menus, an arrow back, the title, a sentence in the middle, and buttons at the end. Dark in every
/// theme. Its height depends on the window and on the size of letters, never on a text. For windows and large dialogs:
/// QMainWindow::setMenuWidget(), or the first row of a layout.
class WindowHead : public QWidget {
    Q_OBJECT

public:
    /// The title of a page is always shown; the name of the program only if there is plenty of room.
    enum class Title : std::uint8_t { page, program };

    /// Follows the size of `parent`, its window.
    explicit WindowHead(QWidget* parent = nullptr);

    /// Holds all menus. Its button is hidden before setActions().
    MainMenu& menu() const;
    /// Fills the menus, and shows the key that opens them. Call this once.
    virtual void setActions(ActionSet& actions);
    /// Adds a button at the end, with a picture from the icons. It is visible as long as the action is.
    void addButton(QAction* action, const QString& picture, BarInk ink = BarInk::plain);
    void setTitle(const QString& title, Title kind = Title::page);
    QString title() const;
    /// What the window shows, in its middle; may be empty.
    void setSentence(const QString& sentence);
    QString sentence() const;
    /// Shows or hides the arrow in front of the title.
    void setBackShown(bool shown);

Q_SIGNALS:
    /// The arrow has been clicked.
    void backWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Takes the place of the sentence.
    void setMiddle(QWidget& middle);
    /// Shows the sentence instead of that, or again the other way round.
    void setSentenceShown(bool shown);
    /// What screen readers and the tool tip call the arrow; "Back" if this is not called.
    void setBackWords(const QString& name, const QString& tip);
    /// Letters and height for the present window.
    void fitWindow();
    /// Letters for windows of this scale.
    virtual void scaleLetters(double scale);
    /// Height that the letters need.
    virtual int lettersHeight() const;

private:
    void dress(const Theme& theme);
    void showTitle();

    MenuButton* menu_;
    QAction* back_;
    BarButton* arrow_ = nullptr;  ///< nullptr before it is first shown
    HeadWords* title_;
    HeadWords* sentence_;
    QWidget* middle_ = nullptr;  ///< instead of the sentence
    QHBoxLayout* row_;
    std::vector<BarButton*> buttons_;
    Title kind_ = Title::page;
};

}  // namespace gnostica::gui
