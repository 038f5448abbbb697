// Fields for the name and id of a ruleset.
#pragma once

#include "engine/documents/document.h"

#include <QWidget>

#include <string>

class QLabel;
class QLineEdit;

namespace gnostica::gui {

/// The id is derived from the name until it is edited. Shows problems of either.
class IdentityForm : public QWidget {
    Q_OBJECT

public:
    /// `own`: id of an existing ruleset, which it can keep; empty for a new one. `library` must outlive this.
    IdentityForm(const engine::Library& library, std::string own, QWidget* parent);

    void set(const QString& name, const std::string& id);
    QString name() const;
    std::string id() const;
    bool isValid() const;

Q_SIGNALS:
    void changed();

private:
    void retranslate();
    void follow();
    QString problem() const;
    void check();

    const engine::Library& library_;
    std::string own_;
    bool isFollowing_;  ///< the id is derived from the name
    QLabel* nameLabel_;
    QLabel* idLabel_;
    QLineEdit* name_;
    QLineEdit* id_;
    QLabel* problem_;
};

}  // namespace gnostica::gui
