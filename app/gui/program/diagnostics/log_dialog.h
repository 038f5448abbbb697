// Dialog for the diagnostic log.
#pragma once

#include <QDialog>
#include <QTimer>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace gnostica::diagnostics {
class Diagnostics;
}

namespace gnostica::gui {

/// The end of the log as plain text, with a search. Scrolls with new lines while the last line is visible.
class LogDialog : public QDialog {
    Q_OBJECT

public:
    /// Length of the shown part of the log in bytes.
    static constexpr qint64 kMostBytes = 512 << 10;

    /// `diagnostics` must outlive this.
    explicit LogDialog(const diagnostics::Diagnostics& diagnostics, QWidget* parent = nullptr);

    /// Adds new lines.
    void refresh();
    /// Selects the next or previous match, continuing from the other end if necessary.
    void find(bool backwards);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void putTogether();
    void retranslate();
    void append(const QString& text);
    void tellFound(bool found);

    const diagnostics::Diagnostics& diagnostics_;
    QPlainTextEdit* text_;
    QLineEdit* search_;
    QLabel* place_;
    QLabel* found_;
    QPushButton* next_;
    QPushButton* previous_;
    QPushButton* close_;
    QTimer pulse_;
    QString shown_;
};

}  // namespace gnostica::gui
