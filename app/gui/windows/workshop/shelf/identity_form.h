// The name and the id of a ruleset, as people choose them.
#pragma once

#include "engine/documents/document.h"

#include <QWidget>

#include <string>

class QLabel;
class QLineEdit;

namespace gnostica::gui {

/// The id follows from the name until it is changed itself. Says what is wrong with either.
class IdentityForm : public QWidget {
    Q_OBJECT

public:
    /// `own`: the id of a ruleset that keeps it if people like; empty for a new one. `library` must stay.
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
    bool isFollowing_;  ///< the id follows from the name
    QLabel* nameLabel_;
    QLabel* idLabel_;
    QLineEdit* name_;
    QLineEdit* id_;
    QLabel* problem_;
};

}  // namespace gnostica::gui
