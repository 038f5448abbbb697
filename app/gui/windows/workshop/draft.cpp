#include "app/gui/windows/workshop/draft.h"

#include "app/gui/windows/workshop/draft_command.h"

#include <nlohmann/json.hpp>

#include <cassert>
#include <utility>

namespace gnostica::gui {

using engine::EditableDocument;
using engine::Expected;
using engine::TextChange;

namespace {

/// Does the change continue typing? A line break starts a new command.
bool goesOn(const TextChange& change) {
    return change.removed.empty() && change.inserted.find('\n') == std::string::npos && change.inserted.size() <= 4;
}

}  // namespace

Draft::Draft(std::string text, std::string source, QObject* parent)
    : QObject(parent),
      text_(std::move(text)),
      source_(std::move(source)),
      document_(EditableDocument::read(text_, source_)) {}

void Draft::setSource(std::string source) {
    source_ = std::move(source);
    document_ = EditableDocument::read(text_, source_);
    Q_EMIT sourceChanged();
}

template <class Change>
Expected<void> Draft::change(Change change, const QString& name, const std::string& matter) {
    if (!document_) {
        return tl::unexpected(document_.error());
    }
    EditableDocument edited = *document_;
    auto made = change(edited);
    if (!made) {
        return tl::unexpected(std::move(made.error()));
    }
    push(std::move(*made), name, matter);
    return {};
}

Expected<void> Draft::set(const std::string& pointer, const nlohmann::json& value, const QString& name) {
    return change([&](EditableDocument& document) { return document.set(pointer, value); }, name, pointer);
}

Expected<void> Draft::remove(const std::string& pointer, const QString& name) {
    return change([&](EditableDocument& document) { return document.remove(pointer); }, name, {});
}

Expected<void> Draft::apply(const engine::Fix& fix, const QString& name) {
    if (!document_) {  // the fix can make it readable
        auto made = engine::changeBy(fix, text_);
        if (!made) {
            return tl::unexpected(std::move(made.error()));
        }
        push(std::move(*made), name, {});
        return {};
    }
    return change([&](EditableDocument& document) { return document.apply(fix); }, name, {});
}

Expected<void> Draft::edit(const engine::Edit& edit, const QString& name, const std::string& matter) {
    return change(
        [&](EditableDocument& document) {
            return document.apply({{}, {edit}});
        },
        name, matter.empty() ? edit.pointer : matter);
}

void Draft::type(const TextChange& change) {
    push(change, tr("Typing", "a command that can be undone"), goesOn(change) ? DraftCommand::kTyping : "");
}

void Draft::replaceAll(const std::string& text, const QString& name) {
    push({0, text_, text}, name, {});
}

void Draft::push(TextChange change, const QString& name, const std::string& matter) {
    if (!change.isNothing()) {
        history_.push(new DraftCommand(*this, std::move(change), name, matter));  // applies the change
    }
}

void Draft::become(const TextChange& change) {
    assert(text_.compare(change.offset, change.removed.size(), change.removed) == 0);
    text_.replace(change.offset, change.removed.size(), change.inserted);
    document_ = EditableDocument::read(text_, source_);
    Q_EMIT changed(change);
}

}  // namespace gnostica::gui
