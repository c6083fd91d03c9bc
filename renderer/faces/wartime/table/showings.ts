import type { Event } from '../../../../engine/wartime/events.ts';
import { showWith, type Showings } from '../../../match/showing.ts';
import type { Stage } from '../../../match/stage.ts';
import type { Situation } from '../words/names.ts';
import { CHIPS } from './chips.ts';
import { d10s } from './dice.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Longer ways take longer, up to a second. */
const pace = (from: Place, to: Place): number => Math.min(1000, 320 + Math.hypot(from.x - to.x, from.y - to.y, from.z - to.z) * 3.6);

/** A drop of more than this is a fall (mm). */
const DROP = 30;

/** What a shot left on the table goes when something else begins. */
function clearShot(stage: Stage): void {
  stage.clearDice();
  stage.setTarget(null, null);
}

/** How each event looks on the table. */
export const showings = {
  deployed: (stage, { character, to }) => {
    stage.move(character, to, 'carry', 400);
    return 450;
  },
  initiativeRolled: (stage, { rolls }) => {
    stage.throwDice(d10s(rolls), 900);
    return 1000;
  },
  initiativeWon: (stage) => {
    stage.clearDice();
    return 250;
  },
  phaseBegun: () => 200,
  activated: (stage, { character }) => {
    stage.setActive(character);
    stage.addToken(character, CHIPS.debt, -Infinity);
    stage.addToken(character, CHIPS.waiting, -Infinity);
    return 350;
  },
  actionBegun: (stage) => {
    clearShot(stage);
    return 150;
  },
  answered: (stage, { character, cost, to }) => {
    stage.face(character, to);
    stage.addToken(character, CHIPS.debt, cost);
    stage.act(character, 'crouch', 350);
    return 450;
  },
  moved: (stage, { character, from, to }) => {
    const time = pace(from, to);
    stage.move(character, to, from.y - to.y > DROP ? 'leap' : 'walk', time);
    return time;
  },
  concentrated: (stage, { character }) => {
    stage.addToken(character, CHIPS.concentration, 1);
    stage.act(character, 'crouch', 300);
    return 350;
  },
  waited: (stage, { character }) => {
    stage.addToken(character, CHIPS.waiting, 1);
    stage.act(character, 'crouch', 350);
    stage.setActive(null);
    return 400;
  },
  shotDeclared: (stage, { shooter, target }) => {
    stage.setTarget(shooter, target, 'gun');
    stage.face(shooter, target);
    stage.act(shooter, 'aim', 450);
    return 450;
  },
  shotLost: (stage) => {
    clearShot(stage);
    return 250;
  },
  checked: (stage, { character, check, die, degree, target }) => {
    stage.throwDice(d10s([die]), 800);
    const passed = degree === 'passed' || degree === 'critical';
    // Not over whom a shot that answered this one was aimed at last.
    if (check === 'impact' && !passed) stage.spare('missed', target);
    if (check === 'damage' && !passed) stage.spare('noDamage', target);
    if (check === 'defence' && passed) {
      stage.spare('noDamage', character);
      stage.act(character, 'parry', 450);
    }
    if (check === 'reaction') stage.act(character, 'crouch', 500);
    if (check === 'impact') stage.act(character, 'strike', 450);
    return 900;
  },
  strayed: (stage, { shooter, into, hit }) => {
    if (hit) {
      stage.setTarget(shooter, into, 'gun');
      stage.act(into, 'flinch', 350);
    }
    return 350;
  },
  damaged: (stage, { character, lost }) => {
    stage.harm(character, lost);
    stage.act(character, 'flinch', 350);
    return 400;
  },
  exploded: (stage, { character }) => {
    stage.act(character, 'dissolve', 850);
    return 900;
  },
  felled: (stage, { character }) => {
    stage.act(character, 'dissolve', 850);
    return 900;
  },
  moodChanged: (stage, { character, by }) => {
    stage.addToken(character, CHIPS[by > 0 ? 'heartened' : 'shaken'], Math.abs(by));
    stage.act(character, by > 0 ? 'rise' : 'flinch', 350);
    return 350;
  },
  activationLost: (stage, { character }) => {
    stage.act(character, 'flinch', 350);
    return 350;
  },
  activationEnded: (stage, { character }) => {
    clearShot(stage);
    stage.addToken(character, CHIPS.acted, 1);
    stage.addToken(character, CHIPS.concentration, -Infinity);
    stage.setActive(null);
    return 150;
  },
  decided: (stage, { winner }) => {
    clearShot(stage);
    stage.win(winner, 'match');
    return 300;
  },
} satisfies Showings<Event, Situation>;

export type ShownEvent = keyof typeof showings;

/** Events that change nothing a figure, a die or a token shows at once; the trackers and the log tell of them. */
export const SILENT = ['turnBegun', 'concentrationSpent', 'turnEnded'] as const satisfies readonly Exclude<Event['type'], ShownEvent>[];

type None<T extends never> = T;
/** Fails to compile when an event is neither shown nor silent. */
export type Forgotten = None<Exclude<Event['type'], ShownEvent | (typeof SILENT)[number]>>;

/** Shows an event of any type; 0 for a silent one and for one this screen does not know. */
export const show = (stage: Stage, event: Event, situation: Situation): number => showWith<Event, Situation>(showings, stage, event, situation);
