// One line of words on the head.
#pragma once

#include <QLabel>

namespace gnostica::gui {

/// Cut short if there is no room; then the whole text is in the tool tip, and always for screen readers.
class HeadWords : public QLabel {
    Q_OBJECT

public:
    explicit HeadWords(QWidget* parent);

    void setWords(const QString& words);
    const QString& words() const { return words_; }

    /// Of the whole text.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QString words_;
};

}  // namespace gnostica::gui
