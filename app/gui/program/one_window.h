// A window of which there is at most one.
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>
#include <type_traits>
#include <utility>

namespace gnostica::gui {

/// Creates the window when it is first needed and brings it to the front; destroys it with this object. WindowPlaces
/// saves its size and place.
template <class Window>
class OneWindow {
public:
    using Make = std::function<Window*()>;
    using Dress = std::function<void(Window&)>;
    /// `make` also connects the window; `dress` is called again when settings of its look have changed.
    explicit OneWindow(
        Make make, Dress dress = [](Window&) {})
        : make_(std::move(make)),
          dress_(std::move(dress)) {}
    OneWindow(const OneWindow&) = delete;
    OneWindow& operator=(const OneWindow&) = delete;
    ~OneWindow() { close(); }

    /// Nullptr until the window is needed, and after it was destroyed.
    Window* get() const { return window_; }
    /// Brings the window to the front and creates it if necessary.
    Window& show() {
        Window& window = made();
        window.show();
        window.raise();
        window.activateWindow();
        return window;
    }
    /// Destroys the window immediately.
    void close() { delete window_; }
    void dress() const {
        if (window_) {
            dress_(*window_);
        }
    }
    /// The window's answer, or a default value if there is no window.
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
