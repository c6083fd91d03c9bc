import { ask, hint, moment, option, optionIn, placeAsk, placeBar, placeHint } from './ask.ts';
import { abilityKind, card, effect, face, keyword, token } from './card.ts';
import { attackStep, edge, event, step } from './event.ts';
import { hud, phase, table } from './hud.ts';
import { era, keys, learn, match, menu, settings } from './menu.ts';
import { refusal, rule } from './refusal.ts';

/** Every word the game says in English. Other languages have the same keys (plural forms aside). */
export const en = {
  menu, match, era, settings, learn, keys, hud, phase, table, card, abilityKind, face, effect, token, keyword,
  ask, placeAsk, placeHint, placeBar, option, optionIn, hint, moment, event, step, attackStep, edge, refusal, rule,
};
