// Includes QScintilla, whose headers need Qt's keywords, which this program does not use.
#pragma once

#include <QObject>

#pragma push_macro("signals")
#pragma push_macro("slots")
#undef signals
#undef slots
#define signals Q_SIGNALS
#define slots Q_SLOTS

#include <Qsci/qscicommandset.h>
#include <Qsci/qscilexerjson.h>
#include <Qsci/qsciscintilla.h>

#pragma pop_macro("slots")
#pragma pop_macro("signals")
