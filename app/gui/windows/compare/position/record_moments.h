// Selects a position of a record.
#pragma once

#include "app/table/replay/replay.h"

#include <QWidget>
#include <nlohmann/json.hpp>

#include <memory>

class QLabel;
class QSlider;
class QToolButton;

namespace gnostica::gui {

/// A timeline on which the user finds a position. Shows no more than replays do, so that the secrets of a game in
/// progress are kept.
class RecordMoments : public QWidget {
    Q_OBJECT

public:
    explicit RecordMoments(QWidget* parent = nullptr);
    ~RecordMoments() override;

    /// Starts at its end. `running`: the game in progress at this screen, or nullptr.
    void open(engine::LoadedRecord record, const engine::Game* running, const QString& name);
    void close();
    QSlider& slider() const { return *slider_; }

Q_SIGNALS:
    /// A position in the notation; null if there is none, before the first turn.
    void chosen(const nlohmann::json& position);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(int moment);
    void retranslate();

    std::unique_ptr<table::Replay> replay_;
    QString record_;
    QLabel* name_;
    QToolButton* before_;
    QToolButton* after_;
    QSlider* slider_;
    QLabel* moment_;
};

}  // namespace gnostica::gui
