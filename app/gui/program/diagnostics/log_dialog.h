// The diagnostic log, to look into.
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

/// The end of the log as plain text, with a search. Follows what is written as long as the last line is in sight.
class LogDialog : public QDialog {
    Q_OBJECT

public:
    /// The longest part of a log that is shown.
    static constexpr qint64 kMostBytes = 512 << 10;

    /// `diagnostics` must outlive it.
    explicit LogDialog(const diagnostics::Diagnostics& diagnostics, QWidget* parent = nullptr);

    /// Shows what has been written since.
    void refresh();
    /// Selects the next place of what is searched for, or the one before; from the other end where there is none.
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
