import { act } from './act.ts';
import { ask, crowdedHint, hint, mayAsk, moment, option, optionFor, optionIn, placeAsk, placeHint } from './ask.ts';
import { abilityKind, card, dice, effect, effectText, face, faceText, rolledFace, scene, token } from './card.ts';
import { attackStep, edge, event, step } from './event.ts';
import { house, houseValue } from './house.ts';
import { ground, hud, phase, roster, rules, table } from './hud.ts';
import { learn } from './learn.ts';
import { era, match } from './match.ts';
import { leftOut, mission } from './mission.ts';
import { odds } from './odds.ts';
import { refusal, refusalWith, rule } from './refusal.ts';
import { team, teamNote } from './team.ts';
import { measure, there } from './there.ts';

/** Shatterpoint's words in English; every key is asked for as `shatterpoint.…`. */
export const en = {
  system: { name: 'Shatterpoint', hint: 'Strike teams fight for objectives' },
  abilityKind, act, ask, attackStep, card, crowdedHint, dice, edge, effect, effectText, era, event, face, faceText, ground, hint, house, houseValue, hud, learn,
  leftOut, match, mayAsk, measure, mission, moment, odds, option, optionFor, optionIn, phase, placeAsk, placeHint, refusal, refusalWith, rolledFace, roster,
  rule, rules, scene, step, table, team, teamNote, there, token,
};
