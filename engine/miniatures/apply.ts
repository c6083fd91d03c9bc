import type { Event, EventOf } from './events.ts';
import { figureOf, type State } from './state.ts';

type Apply = { [T in Event['type']]: (state: State, event: EventOf<T>) => void };

const nothing = (): void => {};

export const apply: Apply = {
  deployed: (s, { figure, to }) => { figureOf(s, figure).at = to; },
  roundBegun: (s, { round }) => {
    s.round = round;
    s.step = 'initiative';
    s.attack = null;
    for (const figure of s.figures) figure.activated = false;
  },
  initiativeRolled: nothing,
  initiativeWon: nothing,
  firstChosen: (s, { seat }) => { s.first = seat; s.step = 'phases'; },
  phaseBegun: (s, { seat, activations }) => { s.active = seat; s.left = activations; },
  activated: (s, { figure }) => {
    figureOf(s, figure).activated = true;
    s.left -= 1;
    s.attack = null;
    s.turn = { figure, spent: 0, attacked: false, movedFirst: false, used: [] };
  },
  stepped: (s, { figure, to, cost }) => {
    figureOf(s, figure).at = to;
    s.attack = null;
    if (s.turn !== null && s.turn.figure === figure) s.turn.spent += cost;
  },
  opportunityTaken: (s, { figure }) => { s.turn?.used.push(`opportunity@${figure}`); },
  featUsed: (s, { figure, feat, again }) => { if (!again) s.turn?.used.push(`${feat}@${figure}`); },
  attackDeclared: (s, { attacker, target, occasion, cover }) => {
    s.attack = { attacker, target, occasion, cover, helpers: [], guard: null, roll: null, outcome: null, damage: 0 };
    if (occasion !== 'turn' || s.turn === null || s.turn.figure !== attacker) return;
    s.turn.attacked = true;
    s.turn.movedFirst = s.turn.spent > 0;
  },
  targetDrawn: (s, { to, cover }) => { if (s.attack !== null) Object.assign(s.attack, { target: to, cover }); },
  saveRolled: nothing,
  fireCombined: (s, { helper }) => {
    figureOf(s, helper).activated = true;
    s.attack?.helpers.push(helper);
  },
  attackRolled: (s, { natural, total, defense }) => { if (s.attack !== null) s.attack.roll = { natural, total, defense }; },
  hit: (s, { critical }) => { if (s.attack !== null) s.attack.outcome = critical ? 'critical' : 'hit'; },
  guarded: (s, { guard }) => { if (s.attack !== null) s.attack.guard = guard; },
  missed: (s) => { if (s.attack !== null) s.attack.outcome = 'missed'; },
  damaged: (s, { figure, amount }) => {
    figureOf(s, figure).damage += amount;
    if (s.attack !== null && (s.attack.guard ?? s.attack.target) === figure) s.attack.damage += amount;
  },
  defeated: (s, { figure }) => {
    const loser = figureOf(s, figure);
    loser.at = null;
    loser.defeated = true;
  },
  turnEnded: (s) => { s.turn = null; },
  roundEnded: nothing,
  decided: (s, { winner }) => { s.winner = winner; s.step = 'over'; s.turn = null; },
};
