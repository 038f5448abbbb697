#include "app/gui/windows/position/position_window.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/head/window_head.h"
#include "app/gui/look/parchment/parchment.h"
#include "app/gui/look/parchment/window_cloth.h"
#include "app/gui/look/widgets/file_drop.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/table/board_pictures.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/position/board_input.h"
#include "app/gui/windows/position/cards/card_palette.h"
#include "app/gui/windows/position/cards/card_tree.h"
#include "app/gui/windows/position/open_ground.h"
#include "app/gui/windows/position/panes/brush_pane.h"
#include "app/gui/windows/position/panes/fields_pane.h"
#include "app/gui/windows/position/panes/notes_pane.h"
#include "app/gui/windows/position/panes/ruleset_bar.h"
#include "app/gui/windows/position/panes/seats_pane.h"
#include "app/gui/windows/position/position_panes.h"
#include "app/language/fill.h"
#include "app/wording/names.h"

#include <QAction>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QStatusBar>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using namespace engine;
using language::fill;

namespace {

/// Below the letters of the columns, and next to the numbers of the rows.
constexpr QMargins kHintMargins{56, 56, 32, 16};

/// The base game, which every library has, for two players.
PositionDraft firstDraft(const rulesets::RulesShelf& shelf) {
    const auto rules = shelf.rules({});
    return rules ? emptyDraft(*rules, seatsWithin(**rules, 2)) : PositionDraft{};
}

}  // namespace

PositionWindow::PositionWindow(const rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, QWidget* parent)
    : QMainWindow(parent),
      shelf_(shelf),
      onTable_(onTable),
      actions_(new ActionSet(KeyScope::position, this)),
      head_(new WindowHead(this)),
      document_(firstDraft(shelf)),
      edits_(
          document_, [this]() -> const PositionWords& { return *words_; }, this),
      reading_(onTable, this),
      tool_(document_.draft().table),
      table_(new TableWidget(this)),
      rules_(new RulesetBar(shelf, this)),
      errors_(*table_->messages(), MessageBar::Topic::attempt),
      state_(plainLabel(this)),
      hint_(plainSentence(table_)) {
    setObjectName(QStringLiteral("positionWindow"));
    auto* middle = new QWidget(this);
    auto* lines = new QVBoxLayout(middle);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    auto* rules = new Parchment(rules_, middle);
    rules->show();
    lines->addWidget(rules);
    lines->addWidget(table_, 1);
    setCentralWidget(middle);
    makeHead();
    actions_->menuOf(Act::fit)->addSeparator();
    panes_ = new PositionPanes(tool_, table_->board()->cardArt(), *this, *actions_->menuOf(Act::fit));
    new WindowCloth(*this);
    statusBar()->addPermanentWidget(state_);
    table_->setTool(&tool_);
    table_->board()->setRim(BoardRim::full);  // anything can be put there
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setContentsMargins(kHintMargins);
    hint_->setAttribute(Qt::WA_TransparentForMouseEvents);
    table_->addNoticeBelow(hint_);
    makeActions();
    connectBoard();
    connectPanes();
    connect(&document_, &PositionDocument::changed, this, &PositionWindow::present);
    connect(&document_.history(), &QUndoStack::indexChanged, this, &PositionWindow::updateActions);
    connect(&document_.history(), &QUndoStack::cleanChanged, this, &PositionWindow::updateActions);
    connect(table_->messages(), &MessageBar::shown, this, &PositionWindow::showHint);
    connect(&check_, &PositionCheck::inspected, this, &PositionWindow::showNotes);
    connect(&edits_, &PositionEdits::told, this, &PositionWindow::say);
    connect(&reading_, &PositionReading::found, this, &PositionWindow::take);
    connect(&reading_, &PositionReading::failed, this, &PositionWindow::reportUnread);
    connect(&reading_, &PositionReading::healed, this, [this] { errors_.withdraw(unread_); });
    connect(&onTable_, &table::OnTheTable::changed, this, &PositionWindow::updateActions);
    connect(&shelf_, &rulesets::RulesShelf::changed, &reading_, [this] { reading_.lookAgain(world()); });
    connect(new FileDrop(this), &FileDrop::dropped, this, [this](const QString& path) { openFile(path); });
    resize(fittingScreen(*this, QSize(1360, 900)));
    followLanguage(this, [this] { retranslate(); });
    table_->setFocus();
}

PositionWindow::~PositionWindow() {
    document_.history().disconnect(this);  // it emits signals when it is destroyed
}

void PositionWindow::makeHead() {
    setMenuWidget(head_);
    head_->setActions(*actions_);
    const auto add = [this](Act act, const char* picture) {
        head_->addButton(actions_->at(act), QLatin1String(picture));
    };
    add(Act::newPosition, "new");
    add(Act::openPosition, "open");
    add(Act::savePosition, "save");
    add(Act::undoEdit, "undo");
    add(Act::redoEdit, "redo");
    add(Act::playPosition, "play");
    add(Act::comparePosition, "branch");
    add(Act::zoomOut, "zoom-out");
    add(Act::fit, "zoom-fit");
    add(Act::zoomIn, "zoom-in");
}

void PositionWindow::makeActions() {
    const auto on = [this](Act act, auto what) { connect(actions_->at(act), &QAction::triggered, this, what); };
    on(Act::newPosition, [this] { openEmpty(); });
    on(Act::openPosition, [this] { open(); });
    on(Act::positionFromTable, [this] {
        if (const auto moment = onTable_.shown()) {
            openMoment(*moment);
        }
    });
    new BoardPictures(*actions_, *table_);
    on(Act::savePosition, [this] { carryOut(askToSave(false)); });
    on(Act::savePositionAs, [this] { carryOut(askToSave(true)); });
    on(Act::copyPosition, [this] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(positionText(position())));
        say(tr("The position is on the clipboard, as text."));
    });
    on(Act::pastePosition, [this] { paste(QGuiApplication::clipboard()->text()); });
    on(Act::undoEdit, [this] { document_.history().undo(); });
    on(Act::redoEdit, [this] { document_.history().redo(); });
    on(Act::findCard, [this] { panes_->brush().cards().search(); });
    on(Act::nextProblem, [this] { panes_->notes().go(1); });
    on(Act::previousProblem, [this] { panes_->notes().go(-1); });
    on(Act::playPosition, [this] { play(); });
    on(Act::comparePosition, [this] {
        if (isSound()) {
            Q_EMIT compareRequested(position());
        }
    });
    on(Act::zoomIn, [this] { table_->view()->zoomIn(); });
    on(Act::zoomOut, [this] { table_->view()->zoomOut(); });
    on(Act::fit, [this] { table_->view()->fit(); });
    on(Act::rotateLeft, [this] { table_->view()->turnTable(-1); });
    on(Act::rotateRight, [this] { table_->view()->turnTable(1); });
    on(Act::closePosition, [this] { close(); });
}

void PositionWindow::connectBoard() {
    connect(&tool_, &EditTool::edited, this, [this](const State& before, const State& after, EditDeed deed) {
        edits_.edit(before, after, deed, tool_.brush());
    });
    connect(&tool_, &EditTool::refused, this, [this](EditResult why, const std::optional<Piece>& piece) {
        const QString sentence = words_->refusal(why, piece);
        say(sentence);
        if (table_->view()->underMouse()) {
            QToolTip::showText(QCursor::pos(), language::plainToolTip(sentence), table_->view());
        }
    });
    connect(&tool_, &EditTool::pickedChanged, this, &PositionWindow::updateState);
    connect(&tool_, &EditTool::brushTurned, this, &PositionWindow::updateState);
    connect(&tool_, &EditTool::brushLaidDown, this, &PositionWindow::updateState);
    const auto* input = new BoardInput(*table_->view(), tool_);
    connect(input, &BoardInput::wheelTurned, this, [this](int notches) {
        panes_->brush().turn(-notches);
        updateState();
    });
    connect(table_, &TableWidget::quarterTurnsChanged, &panes_->brush(), &BrushPane::setQuarterTurns);
}

void PositionWindow::connectPanes() {
    connect(&panes_->brush(), &BrushPane::chosen, this, &PositionWindow::updateState);
    connect(&panes_->cards(), &CardTree::moved, &edits_, &PositionEdits::moveCard);
    const SeatsPane& seats = panes_->seats();
    connect(&seats, &SeatsPane::seatsChosen, &edits_, &PositionEdits::chooseSeats);
    connect(&seats, &SeatsPane::turnChosen, &edits_, &PositionEdits::chooseTurn);
    connect(&seats, &SeatsPane::outChosen, &edits_, &PositionEdits::chooseOut);
    connect(&seats, &SeatsPane::bidsChosen, &edits_, &PositionEdits::chooseBids);
    connect(&seats, &SeatsPane::restChosen, &edits_, &PositionEdits::chooseRest);
    connect(&panes_->fields(), &FieldsPane::changed, &edits_, &PositionEdits::chooseField);
    connect(&panes_->fields(), &FieldsPane::unreadable, this, [this](const QString& text) {
        //: %1: typed text
        say(fill(tr("“%1” is not valid here. Nothing has changed."), {language::embedded(text)}));
    });
    connect(&panes_->notes(), &NotesPane::spotWanted, this, &PositionWindow::goTo);
    connect(rules_, &RulesetBar::rulesChosen, &edits_, &PositionEdits::chooseRules);
    connect(rules_, &RulesetBar::refused, this, [this](const Diagnostics& problems) {
        errors_.report([] { return tr("These rules cannot be played."); }, problems);
    });
}

// ---- Files and export -----------------------------------------------------------------------------------------------

void PositionWindow::begin(PositionDraft draft) {
    names_.clear();
    players_.clear();
    file_.forget();
    tool_.setBrush({});
    document_.begin(std::move(draft));
    table_->view()->fit();
    updateActions();
}

bool PositionWindow::openEmpty() {
    if (!mayLeave()) {
        return false;
    }
    begin(emptyDraft(draft().rules, draft().table.seats));
    return true;
}

bool PositionWindow::openMoment(const table::MomentPosition& moment) {
    const auto draft = draftOf(moment.table.position, moment.table.rules);
    if (!draft) {
        errors_.report([] { return tr("This position cannot be set up."); }, draft.error());
        return false;
    }
    if (!mayLeave()) {
        return false;
    }
    begin(*draft);
    names_ = moment.table.names;
    players_ = moment.table.players;
    if (moment.isImagined) {
        sayImagined();
    }
    return true;
}

void PositionWindow::open() {
    const QString folder = file_.path().isEmpty() ? QString() : QFileInfo(file_.path()).path();
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a position"), folder,
                                     tr("Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)"));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

void PositionWindow::openFile(const QString& path, Mends mends) {
    isPasting_ = false;
    reading_.readFile(path, world(), mends);
}

void PositionWindow::paste(const QString& text) {
    isPasting_ = true;
    reading_.readText(text, world());
}

void PositionWindow::take(const PositionDraft& draft, const QString& file, bool isImagined) {
    if (isPasting_) {
        edits_.paste(draft);
    } else if (mayLeave()) {
        begin(draft);
        if (const auto bytes = storage::readFile(file, kMaxCollectionBytes); bytes && !file.isEmpty()) {
            file_.know(file, *bytes);
        }
        updateActions();
    } else {
        return;
    }
    if (isImagined) {
        sayImagined();
    }
}

void PositionWindow::reportUnread(const PositionProblem& problem, const QString& file) {
    const auto attempt = [name = QFileInfo(file).fileName()] {
        if (name.isEmpty()) {
            return tr("The clipboard does not hold a position. Nothing has changed.");
        }
        //: %1: name of a file
        return fill(tr("%1 could not be opened as a position. Nothing has changed."), {language::embedded(name)});
    };
    if (const auto* problems = std::get_if<Diagnostics>(&problem)) {
        unread_ = errors_.report(attempt, *problems, offerFor(*problems, file));
    } else {
        unread_ = errors_.report(attempt, std::get<storage::FileError>(problem));
    }
}

/// Offers to repair text that is not valid JSON while reading, if that is possible; the file is not changed.
ErrorReporter::Offer PositionWindow::offerFor(const Diagnostics& problems, const QString& file) {
    if (file.isEmpty() || !isMendable(problems)) {
        return {};
    }
    //: button: opens a file that could not be read, after correcting it
    return {[] { return tr("Correct and open"); }, [this, file] { openFile(file, Mends::yes); }};
}

void PositionWindow::sayImagined() {
    say(tr("Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here."));
}

nlohmann::json PositionWindow::position() const {
    return wholePosition(draft(), world());
}

std::optional<Saving> PositionWindow::askToSave(bool elsewhere) {
    const auto target = elsewhere ? file_.askToSaveAs(this) : file_.askToSave(this);
    return target ? std::optional<Saving>([this, at = *target] { return saveTo(at); }) : std::nullopt;
}

bool PositionWindow::saveTo(const storage::KnownFile& target) {
    if (!file_.save(target, positionText(position()), errors_)) {
        return false;
    }
    document_.history().setClean();
    updateActions();
    return true;
}

std::optional<Unsaved> PositionWindow::unsaved() {
    if (!document_.isModified()) {
        return std::nullopt;
    }
    const bool isNew = file_.path().isEmpty();
    QString question = tr("This position has not been saved.");
    if (!isNew) {
        //: %1: name of a file
        question = fill(tr("%1 has unsaved changes."), {language::embedded(file_.name())});
    }
    return Unsaved{tr("Set up a position"), question, [this] { return askToSave(false); }, isNew};
}

bool PositionWindow::isSound() {
    const auto notes = words_->notes(inspect(draft()));
    const auto error = std::ranges::find_if(notes, &PositionNote::isError);
    if (error == notes.end()) {
        return true;
    }
    //: %1: a whole sentence: why
    say(fill(tr("This cannot be played yet. %1"), {error->text}));
    goTo(error->spot);
    return false;
}

void PositionWindow::play() {
    if (!isSound()) {
        return;
    }
    table::TablePosition from{positionOf(draft()), draft().rules, names_, players_};
    const auto seats = static_cast<std::size_t>(draft().table.seats);
    from.names.resize(seats);
    from.players.resize(std::min(from.players.size(), seats));
    Q_EMIT playWanted(from);
}

// ---- Display --------------------------------------------------------------------------------------------------------

void PositionWindow::present() {
    errors_.withdraw();  // the user has continued editing
    if (wordsOf_ != draft().rules) {
        wordsOf_ = draft().rules;
        words_.emplace(*wordsOf_, shelf_.words());
        table_->setWords({[this](const Piece& piece) { return words_->speaker().piece(piece, Seat::none); },
                          [this](Card card) { return words_->speaker().powers(card); }});
    }
    tool_.setState(draft().table);
    tool_.setDiagonals(draft().rules->diagonalFacings);
    table_->board()->setOpenGround(openGround(draft().table));
    table_->present({View(*draft().rules, draft().table, Seat::none), draft().rules});
    showHint();
    rules_->present(draft().rules);
    panes_->present(draft(), *words_);
    check_.look(draft());
    updateActions();
    updateState();
}

void PositionWindow::showNotes() {
    if (check_.found().rules == draft().rules) {
        panes_->notes().present(words_->notes(check_.found()));
    }
}

void PositionWindow::goTo(const PositionSpot& spot) {
    panes_->goTo(spot);
    if (spot.part == PositionSpot::Part::board) {
        table_->view()->setFocus(Qt::OtherFocusReason);
        if (spot.space) {
            table_->board()->setCursor(*spot.space);
        }
    }
}

/// Above the line that describes the effect of a click.
void PositionWindow::say(const QString& sentence) {
    table_->messages()->say(sentence);
}

/// The hint gives way to a message.
void PositionWindow::showHint() {
    const engine::State& table = draft().table;
    hint_->setVisible(table.territoryCount == 0 && table.pieceCount == 0 && table_->messages()->isHidden());
}

void PositionWindow::updateActions() {
    const QUndoStack& history = document_.history();
    actions_->at(Act::undoEdit)->setEnabled(history.canUndo());
    actions_->at(Act::redoEdit)->setEnabled(history.canRedo());
    //: %1: what the last change was
    actions_->describe(Act::undoEdit, history.canUndo() ? fill(tr("Undo: %1"), {history.undoText()}) : QString());
    //: %1: what the last change was
    actions_->describe(Act::redoEdit, history.canRedo() ? fill(tr("Redo: %1"), {history.redoText()}) : QString());
    actions_->at(Act::savePosition)->setEnabled(document_.isModified() || file_.path().isEmpty());
    const bool isShown = onTable_.isShown();
    actions_->at(Act::positionFromTable)->setEnabled(isShown);
    actions_->describe(Act::positionFromTable,
                       isShown ? QString() : tr("There is no turn on the table to start from."));
    //: title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved
    setWindowTitle(fill(tr("%1[*] – Position – Gnostica"), {asTitle(language::embedded(file_.name()))}));
    setWindowModified(document_.isModified());
    const QString file = language::embedded(file_.name());
    //: at the top of a window; %1: name of a ruleset or file
    head_->setSentence(isWindowModified() ? fill(tr("%1 (not saved)"), {file}) : file);
}

/// Describes the effect of a click.
void PositionWindow::updateState() {
    const Brush& brush = tool_.brush();
    // A large card would hide the place of the next object.
    table_->setHoverCardShown(showHoverCards_ && std::holds_alternative<std::monostate>(brush));
    if (const auto* piece = std::get_if<Piece>(&brush)) {
        //: below the board; %1: whose small, medium or large piece, %2: "north"
        state_->setText(fill(tr("A click places a piece of %1, facing: %2."),
                             {words_->speaker().playerPhrase(piece->owner()), wording::facingName(piece->facing())}));
    } else if (const auto* card = std::get_if<Card>(&brush)) {
        //: below the board; %1: card
        state_->setText(fill(tr("A click lays %1."), {wording::cardPhrase(*card)}));
    } else if (std::holds_alternative<Eraser>(brush)) {
        state_->setText(tr("A click removes what is there."));
    } else if (tool_.picked().space) {
        state_->setText(tr("A click moves what is picked."));
    } else {
        state_->setText(tr("Click a piece or card to pick it up."));
    }
}

void PositionWindow::applyLook(const PositionLook& look) {
    showHoverCards_ = look.showHoverCards;
    table_->setEdgeShown(look.showEdge);
    updateState();
}

void PositionWindow::setComparable(bool comparable) {
    actions_->at(Act::comparePosition)->setVisible(comparable);
}

void PositionWindow::retranslate() {
    actions_->retranslate();
    head_->setTitle(tr("Set up a position"));
    hint_->setText(tr("Choose a card or a piece at the side, then click its place. Or start from a file, the table or "
                      "text on the clipboard."));
    table_->board()->retranslate(*draft().rules);
    wordsOf_ = nullptr;
    present();
}

void PositionWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    QMainWindow::closeEvent(event);
}

}  // namespace gnostica::gui
