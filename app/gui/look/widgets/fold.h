// A collapsible part of a form.
#pragma once

#include <QWidget>

class QToolButton;

namespace gnostica::gui {

/// A heading with an arrow, and content below it that can be shown or hidden.
class Fold : public QWidget {
    Q_OBJECT

public:
    explicit Fold(QWidget* parent = nullptr);

    /// Takes ownership of the content.
    void setContent(QWidget* content);
    /// Deletes the content, if there is any.
    void takeContent();
    void setTitle(const QString& title);
    /// A short note after the title, such as "2 changed".
    void setNote(const QString& note);
    void setOpen(bool open);
    bool isOpen() const { return open_; }

Q_SIGNALS:
    /// Emitted before the content is shown, so that it can be made on demand.
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
