// A window of which there is one at most.
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>
#include <type_traits>
#include <utility>

namespace gnostica::gui {

/// Makes it when somebody first wants it, sets it up, and brings it to the front; goes, and with it the window. Where
/// it was left, and how large, WindowPlaces remembers.
template <class Window>
class OneWindow {
public:
    using Make = std::function<Window*()>;
    using Dress = std::function<void(Window&)>;
    /// `make` connects it, too; `dress` is called again when settings of its look have changed.
    explicit OneWindow(
        Make make, Dress dress = [](Window&) {})
        : make_(std::move(make)),
          dress_(std::move(dress)) {}
    OneWindow(const OneWindow&) = delete;
    OneWindow& operator=(const OneWindow&) = delete;
    ~OneWindow() { close(); }

    /// Nullptr as long as nobody wanted it, and when it has gone.
    Window* get() const { return window_; }
    /// To the front, made if need be.
    Window& show() {
        Window& window = made();
        window.show();
        window.raise();
        window.activateWindow();
        return window;
    }
    /// Gone when this returns.
    void close() { delete window_; }
    void dress() const {
        if (window_) {
            dress_(*window_);
        }
    }
    /// What the window answers, or nothing where there is none.
    template <class Question>
    std::invoke_result_t<Question, Window&> ask(Question question) const {
        return window_ ? std::invoke(question, *window_) : std::invoke_result_t<Question, Window&>();
    }

private:
    Window& made() {
        if (!window_) {
            window_ = make_();
            dress();
        }
        return *window_;
    }

    Make make_;
    Dress dress_;
    QPointer<Window> window_;
};

}  // namespace gnostica::gui
