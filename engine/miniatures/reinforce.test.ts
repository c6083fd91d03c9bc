import { expect, test } from 'vitest';
import type { PickRequest } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { refusesSpoilt } from '../host/kept-state.fixture.ts';
import { CARDS, drawnBoard } from '../testing/miniatures/table.ts';
import { yard } from '../testing/soundness-tables.ts';
import type { Event } from './events.ts';
import { reaction } from './feat.ts';
import { FIGURES } from './figures/index.ts';
import type { Card } from './game.ts';
import { readSetup } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { miniatures, startOn } from './system.ts';

const board = drawnBoard({ map: ['......', '......', '......', '......', '......', '......'] });

/** A skirmish with Jabba, which is asked and answered by hand. */
class Placing {
  readonly session: Session<State, Event>;
  readonly events: Event[] = [];
  constructor(teams: readonly object[], figures: readonly Card[] = FIGURES, house: object = {}) {
    const play = startOn(readSetup({ table: 't', teams, deployRows: 2, ...house }), board, figures);
    this.session = new Session(play.system, play.state);
  }

  get asked(): Pick<PickRequest, 'ask' | 'seat' | 'options' | 'about'> & { closed(option: string): string | undefined } {
    const { request } = this.session;
    if (request?.kind !== 'pick') throw new Error('no pick is asked');
    return { ...request, closed: (option) => request.closed.find((each) => each.option === option)?.why };
  }

  pick(...picks: readonly string[]): this {
    for (const one of picks) this.events.push(...this.session.answer({ kind: 'pick', picks: [one] }));
    return this;
  }

  /** Puts everybody who is due on the first square offered, as long as squares are asked. */
  place(): this {
    while (this.session.request?.kind === 'pick' && this.asked.ask === 'deploy') this.pick(this.asked.options[0]!);
    return this;
  }

  get cards(): readonly string[] { return this.session.state.figures.map(({ seat, card, hired }) => `${seat} ${card}${hired ? ' hired' : ''}`); }
}

const jabba = ['jabba-the-hutt', 'stormtrooper'];
const imperial = (): Placing => new Placing([{ figures: ['chewbacca'] }, { figures: jabba }]);

test('SWM-3.4, SWM-16.22: reinforcements are chosen during placement, when both squads are in sight and the own one stands', () => {
  const t = imperial();
  expect(t.asked).toMatchObject({ ask: 'deploy', seat: 0 });
  t.place();
  expect(t.session.state.figures.every(({ at }) => at !== null)).toBe(true);
  expect(t.asked).toMatchObject({ ask: 'reinforce', seat: 1, about: { points: 30, left: 30 } });
  t.pick('greedo');
  expect(t.events.at(-1)).toEqual({ type: 'joined', figure: '1.2', seat: 1, card: 'greedo', force: 0 });
  expect(t.asked).toMatchObject({ ask: 'reinforce', about: { points: 30, left: 18 } });
  t.pick('done');
  expect(t.asked).toMatchObject({ ask: 'deploy', about: { figure: '1.2' } });
  t.place();
  expect(t.session.request).toMatchObject({ kind: 'roll', why: 'initiative' });
  expect(t.cards).toEqual(['0 chewbacca', '1 jabba-the-hutt', '1 stormtrooper', '1 greedo hired']);
});

test('SWM-3.3, SWM-3.4: Rebels choose before the Imperials place anybody; nobody is asked who brings none', () => {
  const t = new Placing([{ figures: ['jabba-the-hutt'] }, { figures: ['stormtrooper'] }]);
  t.place();
  expect(t.asked).toMatchObject({ ask: 'reinforce', seat: 0 });
  expect(t.session.state.figures.map(({ at }) => at === null)).toEqual([false, true]);
  t.pick('done').place();
  expect(t.session.request).toMatchObject({ kind: 'roll', why: 'initiative' });
  expect(t.events.filter(({ type }) => type === 'mustered')).toEqual([{ type: 'mustered', seat: 0 }]);
});

test('SWM-A09 (SWM-16.22, SWM-AMB-23): two guards and Greedo make 30; an Ewok more, a trooper and IG-88 are refused, and nobody is asked who has spent all', () => {
  const t = imperial().place();
  expect([t.asked.options.includes('stormtrooper'), t.asked.closed('ig-88')]).toEqual([false, 'tooDearBesides']);
  expect(() => t.session.answer({ kind: 'pick', picks: ['stormtrooper'] })).toThrow('notOffered');
  t.pick('gamorrean-guard', 'greedo');
  expect([t.asked.closed('greedo'), t.asked.closed('dengar')]).toEqual(['uniqueTwice', 'tooDearBesides']);
  t.pick('gamorrean-guard');
  expect(t.asked.ask).toBe('deploy');
  expect(t.events.slice(-2)).toMatchObject([{ type: 'joined', card: 'gamorrean-guard' }, { type: 'mustered', seat: 1 }]);
  expect(() => t.session.answer({ kind: 'pick', picks: ['ewok'] })).toThrow('notOffered');
});

test('SWM-AMB-23 (SWM-2.6, miniatures.uniqueEnforced): nobody unique twice on the whole side, unless a skirmish allows it', () => {
  const squad = [...jabba, 'greedo'];
  expect(new Placing([{ figures: ['greedo'] }, { figures: squad }]).place().asked.closed('greedo')).toBe('uniqueTwice');
  expect(new Placing([{ figures: ['greedo'] }, { figures: squad }], FIGURES, { uniqueEnforced: false }).place().asked.options).toContain('greedo');
});

test('SWM-AMB-23: who brings reinforcements and is one of them brings none', () => {
  const boss: Card = { ...CARDS.get('ewok')!, id: 'boss', name: 'Boss', cost: 5, reinforcements: 30 };
  const t = new Placing([{ figures: ['chewbacca'] }, { figures: ['boss'] }], [...FIGURES, boss]).place();
  t.pick('boss');
  expect(t.asked).toMatchObject({ ask: 'reinforce', about: { points: 30, left: 25 } });
  t.pick('done').place();
  expect(t.session.request).toMatchObject({ kind: 'roll', why: 'initiative' });
});

test('SWM-3.6, SWM-3.4: nobody joins for whom no square is left', () => {
  const full = startOn(readSetup({ table: 't', teams: [{ figures: ['jabba-the-hutt'] }, { figures: ['stormtrooper'] }] }), drawnBoard({ map: ['..#', '..~', '.##'] }), FIGURES);
  const session = new Session(full.system, full.state);
  session.answer({ kind: 'pick', picks: ['0,0'] });
  // Jabba covers four of the five squares, and a trooper waits for the last.
  expect(session.request).toMatchObject({ ask: 'deploy', seat: 1, options: ['0,2'] });
});

test('SWM-16.22: whoever joins answers what happens, as those of the squad do', () => {
  const herald: Card = {
    ...CARDS.get('ewok')!, id: 'herald', name: 'Herald',
    feats: [reaction({ id: 'cheer', name: 'Cheer', text: '', after: 'deployed', when: (_game, self, event) => event.figure !== self.id, *run() { /* nothing more */ } })],
  };
  const t = new Placing([{ figures: ['chewbacca'] }, { figures: jabba }], [...FIGURES, herald]).place();
  t.pick('herald', 'ewok', 'done');
  t.pick(t.asked.options[0]!, t.asked.options[1]!);
  expect(t.asked).toMatchObject({ ask: 'answer', seat: 1, options: ['cheer@1.2', 'pass'] });
});

test('SWM-3.4: a match of before, whose reinforcements were chosen with the squads, is asked what it was asked then', () => {
  for (const [reinforcements, cards] of [[[], ['0 chewbacca', '1 jabba-the-hutt', '1 stormtrooper']], [['ewok'], ['0 chewbacca', '1 jabba-the-hutt', '1 stormtrooper', '1 ewok hired']]] as const) {
    const t = new Placing([{ figures: ['chewbacca'], reinforcements: [] }, { figures: jabba, reinforcements }]);
    expect(t.cards).toEqual(cards);
    t.place();
    expect(t.session.request).toMatchObject({ kind: 'roll', why: 'initiative' });
  }
});

const play = miniatures.start(miniatures.readSetup({ table: 'yard', square: 38.1, teams: [{ figures: ['chewbacca'] }, { figures: jabba }] }), yard());
const joined = new Session(play.system, play.state);
while (joined.request?.kind === 'pick' && joined.request.ask === 'deploy') joined.answer({ kind: 'pick', picks: [joined.request.options[0]!] });
joined.answer({ kind: 'pick', picks: ['ewok'] });

test('SWM-3.4: a skirmish is kept in the middle of the choice, and gone on with', () => {
  const kept = play.checkState!(JSON.parse(JSON.stringify(joined.state)));
  expect(kept).toEqual(joined.state);
  const again = new Session(play.system, cloneState(kept));
  expect(again.request).toEqual(joined.request);
});

refusesSpoilt(play.checkState!, JSON.parse(JSON.stringify(joined.state)) as State, [
  ['somebody who cannot have joined', (s: State) => { s.joined = [{ seat: 1, card: 'stormtrooper' }]; s.figures[3]!.card = 'stormtrooper'; }, 'joined: they cannot have joined this skirmish'],
  ['somebody who joined who brings none', (s: State) => { s.joined = [{ seat: 0, card: 'ewok' }]; }, 'joined: they cannot have joined this skirmish'],
  ['a figure that did not join', (s: State) => { s.joined = []; }, 'figures: they are not the figures of this skirmish'],
  ['a choice of who brings none', (s: State) => { s.choosing = [0]; }, 'choosing: nobody chooses then'],
  ['a choice after placement', (s: State) => { s.step = 'initiative'; }, 'choosing: nobody chooses then'],
]);
