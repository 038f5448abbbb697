// A part of a form that can be folded away.
#pragma once

#include <QWidget>

class QToolButton;

namespace gnostica::gui {

/// A heading with an arrow, and below it a content that is shown or not.
class Fold : public QWidget {
    Q_OBJECT

public:
    explicit Fold(QWidget* parent = nullptr);

    /// Takes the content over.
    void setContent(QWidget* content);
    /// Deletes the content, if there is one.
    void takeContent();
    void setTitle(const QString& title);
    /// Something short behind the title, such as "2 changed".
    void setNote(const QString& note);
    void setOpen(bool open);
    bool isOpen() const { return open_; }

Q_SIGNALS:
    /// Before the content is shown: it may be made now.
    void opening();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showTitle();
    void showArrow();

    QToolButton* heading_;
    QWidget* content_ = nullptr;
    QString title_;
    bool open_ = false;
    QString note_;
};

}  // namespace gnostica::gui
