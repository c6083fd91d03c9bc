/** A unit is one file: one that no list of the program knows is played, thought about, worded and shown. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Play } from '../../../engine/core/rules.ts';
import type { PickRequest } from '../../../engine/core/script.ts';
import { Session } from '../../../engine/core/session.ts';
import { planAhead } from '../../../engine/search/plan.ts';
import { chooseWay } from '../../../engine/shatterpoint/deeds/choose.ts';
import { damage } from '../../../engine/shatterpoint/deeds/damage.ts';
import { gainHunker } from '../../../engine/shatterpoint/deeds/effects.ts';
import { accepts } from '../../../engine/shatterpoint/families/index.ts';
import { active, advised, reactive, worded } from '../../../engine/shatterpoint/game/ability.ts';
import type { UnitCard } from '../../../engine/shatterpoint/game/game.ts';
import { faceOf } from '../../../engine/shatterpoint/game/unit-card.ts';
import { makeMind } from '../../../engine/shatterpoint/mind/mind.ts';
import { picked } from '../../../engine/shatterpoint/mind/quick.fixture.ts';
import type { Event } from '../../../engine/shatterpoint/state/events.ts';
import { cloneState, SHATTERPOINT, type State } from '../../../engine/shatterpoint/state/state.ts';
import { makeSystem } from '../../../engine/shatterpoint/system.ts';
import { ended } from '../../../engine/shatterpoint/units/fight.fixture.ts';
import { units } from '../../../engine/shatterpoint/units/index.ts';
import { table, type Placed, type Table } from '../../../engine/testing/shatterpoint/table.ts';
import { testCard } from '../../../engine/testing/shatterpoint/test-card.ts';
import { speak } from '../../words/speak.ts';
import { askWords, choicesOf } from './ask/choices.ts';
import { face as shatterpoint } from './face.ts';
import { tableauOf } from './table/tableau.ts';
import type { Situation } from './words/names.ts';
import '../../testing/faces.fixture.ts';

const RAISE = 'raise-the-bridge';
const KEY = 'turn-the-key';

/** What its file would hold. */
const bridgeKeeper: UnitCard = testCard('bridge-keeper', {
  name: 'Bridge Keeper', characters: 2, sculpts: ['kalani', 'lord-maul'],
  abilities: [
    worded(
      { asks: { toll: '{{ability}}: does {{who}} let them pay?' }, options: { chains: 'Cut the chains', lanterns: 'Put out the lanterns', number: 'Let {{count}} pass' } },
      advised({
        purpose: 'harm',
        worth: (_game, _asked, option) => ({ chains: 2, lanterns: 1, no: 1, yes: 0 })[option] ?? null,
      }, active('Raise the Bridge', 1, 'Pick one: an enemy takes 3 damage; the unit gains a Hunker token; or somebody passes and may pay.', {
        *run(game, unit) {
          const way = yield* chooseWay(unit.seat, RAISE, ['chains', 'lanterns', '2']);
          if (way === 'chains') damage(game, '1.foe', 3, null, null);
          else if (way === 'lanterns') yield* gainHunker(game, unit.id);
          else if (yield* accepts(unit, RAISE, 'toll')) damage(game, unit.id, 1, null, null);
        },
      })),
    ),
    advised({ isIdle: (_game, unit) => unit.hunker > 0 }, reactive('Turn the Key', 0, 'After an attack against this unit: it gains a Hunker token.', 'attackResolved', {
      when: (_game, unit, { attack }) => attack.defender.startsWith(unit.id),
      run: (game, unit) => gainHunker(game, unit.id),
    })),
  ],
});

const scene = (hero: Partial<Placed> = {}): Table => table({
  units: { 'bridge-keeper': { seat: 0, at: [[4, 4], [4, 8]], ...hero }, foe: { seat: 1, at: [30, 30] } }, cards: [bridgeKeeper, testCard('foe')],
  active: 'bridge-keeper', players: [{ ready: 6, deck: { left: [] } }, {}],
});
const raised = (): Table => scene().playOn(`ability:${RAISE}`);

const situationOf = (t: Table): Situation =>
  ({ face: shatterpoint, view: t.state, cards: [bridgeKeeper, testCard('foe')].map(faceOf), seats: ['person', 'computer'], setup: {} });

it('no list of the program knows it', () => {
  const known = new Set(units.flatMap((card) => [card.id, ...card.abilities.map(({ id }) => id)]));
  expect([bridgeKeeper.id, RAISE, KEY].filter((id) => known.has(id))).toEqual([]);
});

it('it is played: its choice is asked, and each way does what it says', () => {
  expect(raised().offered).toEqual(['chains', 'lanterns', '2']);
  expect(raised().playOn('chains').unit('foe').damage).toBe(3);
  expect(raised().playOn('lanterns').unit('bridge-keeper').hunker).toBe(1);
  expect([raised().playOn('2', 'yes').unit('bridge-keeper').damage, raised().playOn('2', 'no').unit('bridge-keeper').damage]).toEqual([1, 0]);
});

it('the opponent has been told what it is for, what its options are worth, and when it does nothing', () => {
  expect(picked(raised())).toBe('chains');
  // A "may" is used, unless the ability knows better.
  expect(picked(raised().play('2'))).toBe('no');
  const attacked = (hunker: number): string => picked(ended(scene({ hunker }), 'foe', 'bridge-keeper', 'ranged'));
  expect([attacked(0), attacked(1)]).toEqual([`${KEY}@0.bridge-keeper`, 'pass']);
});

it('the search thinks about it', () => {
  const t = scene();
  const { content } = t.game;
  const system = makeSystem(content);
  const play: Play<State, Event> = {
    system, state: t.state, mind: makeMind(content), content: content.hash, seats: 2, outcome: () => undefined,
    view: (state) => state, shown: (event) => event, imagine: (moment) => moment, tell: ({ type }) => type,
  };
  for (const [seat, own] of ['0.bridge-keeper', '1.foe'].entries()) t.state.players[seat]!.deck.left = [own, SHATTERPOINT]; // turns to come
  const session = new Session(system, cloneState(t.state));
  session.answer({ kind: 'pick', picks: [`ability:${RAISE}`] });
  expect(session.request).toMatchObject({ ask: 'choice', about: { ability: RAISE } });
  expect(planAhead(play, session.moment, 0, { milliseconds: null, playouts: 60, breadth: 8, noise: 0, seed: 3, clock: null }).plan[0]!.answer).toEqual({ kind: 'pick', picks: ['chains'] });
});

it('the screen words its choices as its card does', () => {
  const t = raised();
  const situation = situationOf(t);
  const request = t.request as PickRequest;
  expect(askWords(request, situation, speak)).toBe('Choose for Raise the Bridge.');
  expect(choicesOf(request, situation, speak).map(({ label }) => label)).toEqual(['Cut the chains', 'Put out the lanterns', 'Let 2 pass']);
  const toll = t.play('2').request as PickRequest;
  expect(askWords(toll, situationOf(t), speak)).toBe('Raise the Bridge: does Bridge Keeper let them pay?');
});

it('the table shows it by the sculpts that its card names, which are there', () => {
  const { figures } = tableauOf(situationOf(scene()));
  const models = figures.filter(({ group }) => group === '0.bridge-keeper').map(({ model }) => model);
  expect(models).toEqual(['kalani', 'lord-maul']);
  for (const model of models) expect(existsSync(join(import.meta.dirname, `../../../assets/figures/${model}.glb.pack`))).toBe(true);
});
