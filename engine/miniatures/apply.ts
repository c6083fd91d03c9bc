import type { Event, EventOf } from './events.ts';
import { cloneAttack, figureOf, freshFigure, freshTurn, type Attack, type State } from './state.ts';

type Apply = { [T in Event['type']]: (state: State, event: EventOf<T>) => void };

const nothing = (): void => {};

/** What an attack that is made within another says of those round it. */
const roundIt = ({ within = [], ...attack }: Attack): Pick<Attack, 'within'> => ({ within: [...within, attack] });

/** The attack round one that is over, which keeps how that came out. */
function resumed({ within = [], answers = [], ...attack }: Attack): Attack {
  const outer = within.at(-1)!;
  const rest = within.slice(0, -1);
  return { ...cloneAttack(outer), answers: [...(outer.answers ?? []), attack, ...answers], ...(rest.length === 0 ? {} : { within: rest }) };
}

export const apply: Apply = {
  joined: (s, { figure, seat, card, force }) => {
    s.figures.push({ ...freshFigure(figure, seat, card, force), hired: true });
    s.joined = [...s.joined, { seat, card }];
  },
  mustered: (s, { seat }) => { s.choosing = s.choosing.filter((each) => each !== seat); },
  deployed: (s, { figure, to }) => { figureOf(s, figure).at = to; },
  roundBegun: (s, { round }) => {
    s.round = round;
    s.step = 'initiative';
    s.attack = null;
    for (const figure of s.figures) figure.activated = false;
  },
  initiativeRolled: nothing,
  initiativeWon: nothing,
  firstChosen: (s, { seat }) => { s.first = seat; s.active = seat; s.step = 'phases'; },
  phaseBegun: (s, { seat, activations }) => { s.active = seat; s.left = activations; },
  activated: (s, { figure }) => {
    figureOf(s, figure).activated = true;
    s.left -= 1;
    s.attack = null;
    s.turn = freshTurn(figure);
  },
  stepped: (s, { figure, from, to, cost, squeezed }) => {
    const mover = figureOf(s, figure);
    mover.at = to;
    mover.squeezed = squeezed;
    s.attack = null;
    if (s.turn === null || s.turn.figure !== figure) return;
    s.turn.spent += cost;
    s.turn.left = from;
  },
  strafed: (s, { figure, target }) => {
    s.turn?.used.push(`strafe@${target}`);
    if (s.turn?.figure === figure) s.turn.strafing = true;
  },
  opportunityTaken: (s, { figure }) => { s.turn?.used.push(`opportunity@${figure}`); },
  featUsed: (s, { figure, feat, again }) => { if (!again) s.turn?.used.push(`${feat}@${figure}`); },
  attackDeclared: (s, { attacker, target, occasion, cover, adjacent, within }) => {
    const around = within === true && s.attack !== null ? roundIt(s.attack) : {};
    s.attack = { attacker, target, occasion, cover, helpers: [], help: 0, guard: null, roll: null, outcome: null, damage: 0, ...around };
    if (occasion !== 'turn' || s.turn === null || s.turn.figure !== attacker) return;
    if (s.turn.attacks === 0) s.turn.movedFirst = s.turn.spent > 0;
    s.turn.attacks += 1;
    if (!adjacent) s.turn.ranged = true;
  },
  attackResumed: (s) => { if (s.attack?.within !== undefined) s.attack = resumed(s.attack); },
  targetDrawn: (s, { to, cover }) => {
    if (s.attack !== null) Object.assign(s.attack, { target: to, cover });
    else if (s.turn !== null) s.turn.aimed = to;
  },
  saveRolled: nothing,
  fireCombined: (s, { helper, activates, bonus }) => {
    if (activates) figureOf(s, helper).activated = true;
    if (s.attack === null) return;
    s.attack.helpers.push(helper);
    s.attack.help += bonus;
  },
  attackRolled: (s, { natural, total, defense }) => { if (s.attack !== null) s.attack.roll = { natural, total, defense }; },
  hit: (s, { attacker, target, critical }) => {
    if (s.attack !== null) s.attack.outcome = critical ? 'critical' : 'hit';
    if (s.turn?.figure === attacker) s.turn.struck.push(target);
  },
  guarded: (s, { guard }) => { if (s.attack !== null) s.attack.guard = guard; },
  missed: (s) => { if (s.attack !== null) s.attack.outcome = 'missed'; },
  damaged: (s, { figure, amount }) => {
    figureOf(s, figure).damage += amount;
    if (s.attack !== null && (s.attack.guard ?? s.attack.target) === figure) s.attack.damage += amount;
  },
  defeated: (s, { figure }) => {
    const loser = figureOf(s, figure);
    loser.at = null;
    loser.squeezed = false;
    loser.defeated = true;
  },
  forceSpent: (s, { figure, payer, points }) => {
    figureOf(s, payer).force -= points;
    s.turn?.forced.push({ figure, payer });
  },
  forceGained: (s, { figure, points, spirit }) => {
    const self = figureOf(s, figure);
    self.force += points;
    if (spirit) self.spirits += 1;
  },
  hastened: (s) => { if (s.turn !== null) s.turn.faster = true; },
  stoodStill: (s) => { if (s.turn !== null) s.turn.still = true; },
  actionTaken: (s, { target, replaces }) => {
    s.attack = null;
    if (s.turn === null) return;
    s.turn.aimed = target;
    if (!replaces) return;
    s.turn.replaced = true;
    s.turn.movedFirst = s.turn.spent > 0;
  },
  leapt: (s) => { if (s.turn !== null) s.turn.leaping = true; },
  lessonTaught: (s, { figure }) => { figureOf(s, figure).lessons += 1; },
  healed: (s, { figure, amount }) => { figureOf(s, figure).damage -= amount; },
  fumbled: nothing,
  doorMoved: (s, { door, open, holder }) => { s.doors[door] = { open, holder }; },
  doorHeld: (s, { door, holder }) => { s.doors[door]!.holder = holder; },
  doorReleased: (s, { door }) => { s.doors[door]!.holder = null; },
  turnEnded: (s) => { s.turn = null; },
  roundEnded: nothing,
  decided: (s, { winner }) => { s.winner = winner; s.step = 'over'; s.turn = null; },
};
