// A moment of a record, to be compared.
#pragma once

#include "app/table/replay/replay.h"

#include <QWidget>
#include <nlohmann/json.hpp>

#include <memory>

class QLabel;
class QSlider;
class QToolButton;

namespace gnostica::gui {

/// A line on which somebody looks for it. Shows no more than replays do: secrets of a game that is being played stay
/// so.
class RecordMoments : public QWidget {
    Q_OBJECT

public:
    explicit RecordMoments(QWidget* parent = nullptr);
    ~RecordMoments() override;

    /// From its end on. `running`: what is played at this screen meanwhile, or nullptr.
    void open(engine::LoadedRecord record, const engine::Game* running, const QString& name);
    void close();
    QSlider& slider() const { return *slider_; }

Q_SIGNALS:
    /// A position in the notation; null where there is none, before the first turn.
    void chosen(const nlohmann::json& position);

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(int moment);
    void retranslate();

    std::unique_ptr<Replay> replay_;
    QString record_;
    QLabel* name_;
    QToolButton* before_;
    QToolButton* after_;
    QSlider* slider_;
    QLabel* moment_;
};

}  // namespace gnostica::gui
