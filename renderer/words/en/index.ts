import { about } from './about.ts';
import { ask, crowdedHint, followersHint, hint, mayAsk, moment, option, optionFor, optionIn, placeAsk, placeBar, placeHint } from './ask.ts';
import { abilityKind, card, effect, face, keyword, token } from './card.ts';
import { elsewhere } from './elsewhere.ts';
import { attackStep, edge, event, step } from './event.ts';
import { house, houseValue } from './house.ts';
import { hud, phase, table } from './hud.ts';
import { era, keys, learn, locked, match, menu, settings } from './menu.ts';
import { library, undoRule } from './library.ts';
import { measure, overlay, there } from './measure.ts';
import { leftOut, mission } from './mission.ts';
import { odds } from './odds.ts';
import { answerKind, refusal, refusalWith, rule } from './refusal.ts';
import { replay, takeBack } from './replay.ts';
import { rules } from './rules.ts';
import { team, teamNote } from './team.ts';
import { part, piece, terrain } from './terrain.ts';

/** Every word the game says in English. Other languages have the same keys (plural forms aside). */
export const en = {
  menu, about, match, mission, leftOut, era, settings, learn, keys, locked, hud, phase, table, card, abilityKind, face, effect, token, keyword,
  ask, placeAsk, placeHint, crowdedHint, followersHint, placeBar, option, mayAsk, optionFor, optionIn, hint, moment, event, step, attackStep, edge, refusal, refusalWith, answerKind, rule, odds, rules, team, teamNote, house, houseValue, library, elsewhere, undoRule, replay, takeBack, measure, overlay, there, piece, part, terrain,
};
