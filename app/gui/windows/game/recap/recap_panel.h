// The list "Since your last turn".
#pragma once

#include "app/gui/look/art/svg.h"
#include "app/gui/windows/game/recap/recap.h"
#include "app/wording/speaker.h"

#include <QFrame>

#include <span>

class QLabel;
class QListWidget;
class QToolButton;

namespace gnostica::gui {

/// The steps of others, numbered as on the board, one sentence each. Hidden while it is empty and, after it has been
/// closed, until it changes.
class RecapPanel : public QFrame {
    Q_OBJECT

public:
    explicit RecapPanel(QWidget* parent = nullptr);

    /// `told`: the steps that the recap was made from.
    void present(const Recap& recap, std::span<const engine::ToldMoment> told, const wording::Speaker& speaker);
    void clear();
    /// Height that the panel may take, in pixels: all sentences are visible if they fit, and it is no higher than they
    /// need.
    void setPlace(int height);
    /// Height at which all sentences are visible.
    int wantedHeight() const;
    /// The sentences, one per line.
    QString text() const;
    QListWidget* list() const { return list_; }

Q_SIGNALS:
    /// The spaces of the line under the pointer; empty for none.
    void pointedAt(const std::vector<gnostica::engine::Space>& spaces);
    /// The user wants to replay the steps.
    void replayWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void dress();
    void retranslate();
    int heightOf(int row) const;
    int around(bool hasTitle) const;
    void fitHeight();
    QIcon iconOf(const RecapItem& item);

    Pictures pictures_;
    Recap recap_;
    QLabel* title_;
    QToolButton* replay_;
    QToolButton* close_;
    QListWidget* list_;
    int place_ = 400;
};

}  // namespace gnostica::gui
