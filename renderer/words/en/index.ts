import { act, recap } from './act.ts';
import { about } from './about.ts';
import { ask, followersHint, placeAsk, placeBar, placeHint, pushStop } from './ask.ts';
import { card } from './card.ts';
import { elsewhere } from './elsewhere.ts';
import { event } from './event.ts';
import { advice, curtain, float, ground, hud, phase, roster, table } from './hud.ts';
import { match } from './match.ts';
import { keys, locked, menu, settings } from './menu.ts';
import { level } from './level.ts';
import { style } from './style.ts';
import { library, undoRule } from './library.ts';
import { answerKind, refusal, refusalWith, rule } from './refusal.ts';
import { replay, takeBack } from './replay.ts';
import { rules } from './rules.ts';
import { offer } from './offer.ts';

/**
 * Every word that the frame says in English, whatever is played; a rule system's own stand with its face.
 * Other languages have the same keys (plural forms aside).
 */
export const en = {
  menu, about, match, settings, keys, locked, advice, ground, hud, curtain, float, roster, phase, table, card,
  ask, placeAsk, placeHint, followersHint, pushStop, placeBar, offer, event, refusal, refusalWith, answerKind, rule, rules,
  library, elsewhere, undoRule, level, style, act, recap, replay, takeBack,
};
