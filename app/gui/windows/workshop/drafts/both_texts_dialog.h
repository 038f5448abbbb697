// Two versions of a document, side by side.
#pragma once

#include <QDialog>

#include <string>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace gnostica::gui {

/// Shows the draft and the file with the differing lines marked, and asks which one to keep.
class BothTextsDialog : public QDialog {
    Q_OBJECT

public:
    enum class Choice : std::uint8_t { none, mine, theirs };

    BothTextsDialog(const std::string& mine, const std::string& theirs, QWidget* window);

    Choice choice() const { return choice_; }

private:
    struct Side {
        QLabel* label;
        QPlainTextEdit* text;
    };
    Side makeSide(const std::string& text);
    static void mark(QPlainTextEdit& text, const std::vector<bool>& lines);
    void retranslate();
    void choose(Choice choice);

    Side mine_;
    Side theirs_;
    QDialogButtonBox* buttons_;
    QPushButton* keep_;
    QPushButton* take_;
    Choice choice_ = Choice::none;
};

}  // namespace gnostica::gui
