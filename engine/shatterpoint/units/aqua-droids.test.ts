import { expect, test } from 'vitest';
import { faces, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { ready, strike } from './fight.fixture.ts';
import { read } from '../game/read.ts';

const AQUA = 'aqua-droids';
const SUBMERGE = `submerge@0.${AQUA}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({
    ...more,
    units: {
      [AQUA]: {
        seat: 0,
        at: [
          [10, 10],
          [10, 30],
        ],
      },
      ...units,
    },
  });

test('Calculated Advance: they may dash, then the unit focuses without spending an action', () => {
  const t = set({}, { active: AQUA }).go().play('ability:calculated-advance', `0.${AQUA}.1`);
  expect(t.asked).toBe('place dash 0');
  t.play([10, 14], null).go();
  expect([t.where(`${AQUA}.1`), t.state.activation!.focused.length, t.state.activation!.spent, ready(t)]).toEqual([[10, 14, 0], 2, 0, 7]);
  expect(set({}, { active: AQUA }).go().play('ability:calculated-advance', 'done').state.activation!.focused.length).toBe(2);
});

test('Calculated Advance: no second focus in an activation (SP-ACTION-11)', () => {
  const t = set({}, { active: AQUA }).go().play('focus').go().play('ability:calculated-advance', 'done').go();
  expect(t.all('actionBegun').map(({ action }) => action)).toEqual(['focus']);
});

/** A card, the droids' unless told otherwise, is revealed while another, or none, is in reserve. */
const reveal = (reserve: string | null, card = AQUA): Table => {
  const ids = [...new Set([AQUA, 'kalani', ...(reserve === null ? [] : [reserve])])];
  const units = Object.fromEntries(
    ids.map((id, i) => [
      id,
      {
        seat: 0 as const,
        at:
          id === AQUA
            ? ([
                [10, 10],
                [10, 30],
              ] as const)
            : ([20, 10 + 5 * i] as const),
      },
    ]),
  );
  const left = [`0.${card}`, `0.${card === AQUA ? 'kalani' : AQUA}`];
  const t = table({ units, step: 'order', players: [{ reserve: reserve === null ? null : `0.${reserve}`, deck: { left } }, {}] }).go();
  return (reserve === null ? t : t.play('reveal')).play(faces(1));
};

test('Submerge: revealed with another Aquatic card in reserve, the two change places; on top that card comes next', () => {
  const t = reveal('nossor-ri');
  expect(t.offered).toEqual([SUBMERGE, 'pass']);
  t.play(SUBMERGE);
  expect(t.offered).toEqual(['top', 'bottom']);
  t.play('top');
  expect(t.state.players[0]!.reserve).toBe(`0.${AQUA}`);
  expect(t.all('cardRevealed').at(-1)!.card).toBe('0.nossor-ri');
  expect(t.asked).toBe('pick answer 0');
});

test('Submerge: at the bottom it comes last', () => {
  const t = reveal('nossor-ri').play(SUBMERGE, 'bottom');
  expect(t.state.players[0]!).toMatchObject({ reserve: `0.${AQUA}`, bottom: ['0.nossor-ri'] });
});

test('Submerge: declined, or with another kind of card in reserve, the droids activate', () => {
  expect(reveal('nossor-ri').play('pass').go().state.activation!.unit).toBe(`0.${AQUA}`);
  expect(reveal('gar-saxon').go().state.activation!.unit).toBe(`0.${AQUA}`);
});

test('Submerge: not with nothing in reserve, nor when another card is revealed', () => {
  expect(reveal(null).offered).toEqual(['activate', 'reserve']);
  expect(reveal('nossor-ri', 'kalani').go().state.activation!.unit).toBe('0.kalani');
});

test('Augmented Power Servos and Enhanced Blast Armor: Impact [1] and Protection for them, not for others', () => {
  const t = set({ kalani: { seat: 0, at: [20, 20] } });
  const has = (id: string): number[] => (['impact', 'protection'] as const).map((stat) => read(t.game, stat, { unit: `0.${id}`, character: `0.${id}.1`, attack: null }));
  expect([has(AQUA), has('kalani')]).toEqual([[1, 1], [0, 0]]);
});

const shot = (hunker: number, attacker: string): number =>
  strike(set({ '501st-clone-troopers': { seat: 1, at: [[17, 10], [35, 35]], hunker }, kalani: { seat: 0, at: [17, 18] } }), attacker, 'ranged').pools.defenseDice;

test('Sonar Detection: their targets have 1 Cover less, not below none; an ally’s have it all', () => {
  expect([shot(0, AQUA), shot(1, AQUA), shot(2, AQUA)].map((dice) => dice - shot(0, AQUA))).toEqual([0, 0, 1]);
  expect(shot(2, 'kalani') - shot(0, 'kalani')).toBe(2);
});
