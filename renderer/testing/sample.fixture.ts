import type { CardFace, Stance, UnitType, Weapon } from '../../engine/shatterpoint/cards/card.ts';
import type { Attack, Player, State, Unit } from '../../engine/shatterpoint/state/state.ts';
import type { PickRequest, PlaceRequest } from '../../engine/core/script.ts';
import './faces.fixture.ts';
import { face as shatterpoint } from '../faces/shatterpoint/face.ts';
import type { Situation } from '../faces/shatterpoint/words/names.ts';

const weapon: Weapon = {
  attack: 7, defense: 5, range: null, means: 'blade',
  chart: { name: 'Long Blade', rows: [{ min: 1, max: 2, entries: [{ add: 'critical' }, { effect: 'damage' }] }, { min: 3, max: null, entries: [{ add: 'strike' }] }] },
};

const stanceNamed = (name: string): Stance => ({
  name, melee: weapon, ranged: { attack: null, defense: 5, range: null, chart: null, means: null },
  defense: { name: 'Guard', rows: [{ min: 1, max: 2, entries: [{ add: 'block' }] }, { min: 3, max: null, entries: [{ add: 'block' }, { change: 'attack', from: 'critical', to: 'strike' }, { effect: 'jump' }] }] },
  tree: {
    options: [
      { id: 'm1', column: 1, row: 1, start: true, effects: ['damage', 'damage'] }, { id: 'm2', column: 2, row: 1, start: false, effects: ['shove', 'damage'] },
      { id: 't2', column: 2, row: 0, start: false, effects: ['strained'] }, { id: 'm3', column: 3, row: 1, start: false, effects: ['heal', 'damage'] },
    ],
    paths: [['m1', 'm2'], ['m1', 't2'], ['m2', 'm3']],
  },
});

const faceNamed = (id: string, name: string, type: UnitType, points: number, characters = 1): CardFace => ({
  id, name, uniqueNames: type === 'supporting' ? [] : [name], type, points, force: type === 'primary' ? 3 : 0, stamina: 8, durability: 2, characters, base: 40, eras: ['fallOfTheJedi'], tags: ['Scoundrel'], codes: null,
  sculpts: characters === 1 ? ['gar-saxon'] : ['gar-saxon', 'cc-7567-captain-rex'],
  abilities: [
    { id: `${id}-rush`, name: `Rush of ${name}`, kind: 'active', cost: 1, text: 'Each character may dash.' },
    { id: `${id}-riposte`, name: `Riposte of ${name}`, kind: 'reactive', cost: 1, text: 'After a melee attack against this unit, the attacker suffers 1 damage.' },
    { id: `${id}-nerve`, name: `Nerve of ${name}`, kind: 'innate', cost: null, text: 'This unit is not shoved.' },
  ],
  stances: [stanceNamed('Fury'), stanceNamed('Calm')],
});

/** Cards of two made-up strike teams. */
const sampleFaces: readonly CardFace[] = [
  faceNamed('rook', 'Rook', 'primary', 8), faceNamed('vane', 'Vane', 'secondary', 4), faceNamed('guards', 'Guards', 'supporting', 4, 2),
  faceNamed('sable', 'Sable', 'primary', 7), faceNamed('mire', 'Mire', 'secondary', 4), faceNamed('drones', 'Drones', 'supporting', 3, 2),
];

export const sampleCards: ReadonlyMap<string, CardFace> = new Map(sampleFaces.map((face) => [face.id, face]));

const unit = (seat: number, face: CardFace, squad: number, change: Partial<Unit> = {}): Unit => ({
  id: `${seat}.${face.id}`, seat, squad, card: face.id, stance: 0, damage: 0, wounded: 0, injured: 0, conditions: [], hunker: 0, defeated: false, tags: [], marks: [], used: [],
  characters: Array.from({ length: face.characters }, (_, index) => ({ id: `${seat}.${face.id}.${index + 1}`, at: { x: seat * 60 + index * 50, y: 0, z: squad * 40 } })), ...change,
});

const player = (change: Partial<Player>): Player => ({
  ready: 3, pool: 6, deck: { left: ['a', 'b', 'c'] }, top: [], bottom: [], secret: [], discard: [], removed: [], hand: [], reserve: null, provider: null, reserved: false, momentum: [8], claimed: [], toDeploy: [], ...change,
});

/** A moment in the middle of a made-up match. */
export function sampleSituation(change: Partial<State> = {}): Situation {
  const [rook, vane, guards, sable, mire, drones] = sampleFaces as [CardFace, CardFace, CardFace, CardFace, CardFace, CardFace];
  const view: State = {
    phase: 'play', step: 'act', turn: 7, first: 0, active: 0, edges: [1, -1],
    players: [player({ reserve: '0.vane', momentum: [8, 7, 6] }), player({ ready: 2, claimed: ['Recon'], momentum: [8, 7] })],
    units: [unit(0, rook, 0, { damage: 2, conditions: ['exposed'], injured: 1 }), unit(0, vane, 0), unit(0, guards, 1, { hunker: 2 }), unit(1, sable, 0, { damage: 3 }), unit(1, mire, 0, { wounded: 1 }), unit(1, drones, 1)],
    mission: 'shifting-priorities', objectives: [{ id: 'C', at: { x: 0, y: 0, z: 0 }, active: true, controller: 0, priority: false, die: null, held: false }],
    struggle: { token: -2, number: 2, card: 'Recon', map: 0, wonBy: null, lastLoser: null, piles: [{ left: [] }, { left: [] }, { left: [] }] },
    activation: { unit: '0.rook', from: 'order', made: [], spent: 0, flipped: false, focused: [], impact: [], sharpshooter: [], next: [], woundedEnemies: [], over: false }, activated: '0.rook', attacks: [], waiting: [], lasting: [], averted: [], winner: null, ...change,
  };
  return { face: shatterpoint, view, cards: sampleFaces, seats: ['person', 'computer'], setup: {} };
}

/** An attack in the combat tree, one option taken. */
export const sampleAttack: Attack = {
  attacker: '0.rook.1', defender: '1.sable.1', kind: 'melee', attackBonus: 0, defenseBonus: 0, attackChartOf: null, defenseChartOf: null, marks: [], attackDice: 7, defenseDice: 5, attackRoll: ['critical', 'strike', 'expertise', 'failure'], defenseRoll: ['block', 'failure'],
  attackExpertise: 1, defenseExpertise: 0, attackerBarred: false, defenderBarred: false, successes: 2, path: ['m1'], pool: 3, laterAttack: [], laterDefense: [], laterTree: [], shoves: 0, failures: 1, returned: 0, wounded: [],
  step: 'tree', part: 'combat',
};

export const samplePick = (ask: string, options: readonly string[], change: Partial<PickRequest> = {}): PickRequest => ({ kind: 'pick', seat: 0, ask, about: { unit: '0.rook' }, options, closed: [], min: 1, max: 1, ...change });

export const samplePlace = (ask: string, optional: boolean): PlaceRequest => ({
  kind: 'place', seat: 0, ask, about: { character: '0.rook.1' }, figure: '0.rook.1', body: { at: { x: 0, y: 0, z: 0 }, radius: 20, height: 32 }, others: [], optional,
  zone: { kind: 'near', of: { at: { x: 0, y: 0, z: 0 }, radius: 20 }, range: 25, level: 'any', levels: { step: 76.2, equalIsSame: true } },
});
