// The paragraphs of every game that belong to no power or mechanic. For rulebook() only.
#pragma once

#include "app/wording/rulebook_writer.h"

#include <QCoreApplication>

namespace gnostica::wording {

/// Writes the rules chapter by chapter. Rulings select whole sentences.
class GeneralRules {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::GeneralRules)
public:
    explicit GeneralRules(RulebookWriter& book) : book_(book), rules_(book.rules()) {}

    void write();
    /// Writes the paragraphs after those of mechanics.
    void writeLast();

private:
    void spaces();
    void limits();
    void setup();
    void hands();
    void layout();
    int pieces(const char* pointer) const;
    void start();
    void targets();
    void turns();
    QString withoutFreeSpace() const;
    void minions();
    void affected();
    void facings();
    void targeting();
    void reach();
    void towers();
    void suit(Chapter chapter, engine::Suit suit);
    void majors();
    void major(engine::Card card);
    void afterCards();
    void withoutMinion();
    void links();
    void halves();
    void drawing();
    void ending();
    void singleValues();
    void score();

    RulebookWriter& book_;
    const engine::Rules& rules_;
};

}  // namespace gnostica::wording
