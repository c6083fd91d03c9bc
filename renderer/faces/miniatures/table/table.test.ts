import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apply } from '../../../../engine/miniatures/apply.ts';
import type { Event } from '../../../../engine/miniatures/events.ts';
import type { PickRequest } from '../../../../engine/core/script.ts';
import { squareToPoint } from '../../../../engine/space/ground/grid.ts';
import { LiveStage } from '../../../match/liveStage.ts';
import type { Tableau } from '../../../match/tableau.ts';
import { readView } from '../view.ts';
import { featured, SEEDS, skirmish, type Moment } from '../skirmish.fixture.ts';
import { isLarge } from '../words/names.ts';
import { strikersOf } from '../../../match/hints.ts';
import { hintsOf } from './hints.ts';
import { SILENT, show, showings } from './showings.ts';
import { squareName, squareOf } from './squares.ts';
import { tableauOf } from './tableau.ts';

const moments = SEEDS.flatMap((seed) => skirmish(seed));
interface Asked {
  readonly moment: Moment;
  readonly request: PickRequest;
}
const asked = (ask: string, also: (request: PickRequest, moment: Moment) => boolean = () => true): Asked => {
  for (const moment of moments) if (moment.request.kind === 'pick' && moment.request.ask === ask && also(moment.request, moment)) return { moment, request: moment.request };
  throw new Error(`nobody is asked "${ask}" so`);
};

describe('the view', () => {
  it('is read with every field, and anything else is none', () => {
    const { view } = moments[0]!.situation;
    expect(readView(JSON.parse(JSON.stringify(view)))).toEqual(view);
    for (const junk of [null, undefined, 3, 'x', [], {}, { ...view, board: undefined }, { ...view, figures: [{}] }, { ...view, more: 1 }]) expect(readView(junk)).toBeNull();
  });
});

describe('squares', () => {
  it('have names as people call them, and are found in options', () => {
    expect([{ column: 0, row: 0 }, { column: 25, row: 8 }, { column: 26, row: 0 }].map(squareName)).toEqual(['A1', 'Z9', 'AA1']);
    expect([squareOf('4,7'), squareOf('move:12,3'), squareOf('attack:1.0'), squareOf('end')]).toEqual([{ column: 4, row: 7 }, { column: 12, row: 3 }, null, null]);
  });
});

describe('true levels', () => {
  const { moment: { situation }, request } = asked('act');
  const square = { column: 4, row: 7, level: 1 };

  it('squares of a storey have its number in their names, and are found in options', () => {
    expect(squareName(square)).toBe('E8↑2');
    expect([squareOf('4,7,1'), squareOf('move:4,7,1')]).toEqual([square, square]);
  });

  it('stands whoever is up there on its storey, and marks where it may go on theirs', () => {
    const figures = situation.view.figures.map((figure) => ({ ...figure, at: figure.at === null ? null : square }));
    const standing = tableauOf({ ...situation, view: { ...situation.view, figures } }).figures.filter(({ at }) => at !== null);
    expect(standing.map(({ at }) => at!.y)).toEqual(standing.map(() => 90));
    const ways = { figure: '0.0', to: { 'move:4,7,1': { via: null, cost: 2 } } };
    const { spots } = hintsOf({ ...request, options: ['move:4,7,1', 'move:4,7'], ways }, situation);
    expect(spots.map(({ y, way }) => [y, way?.at(-1)?.y])).toEqual([[90, 90], [undefined, undefined]]);
  });

  it('climbs in its own time', () => {
    const stage = new LiveStage();
    stage.prepare(tableauOf(situation));
    const climbs: Event = { type: 'stepped', figure: '0.0', from: { column: 4, row: 7 }, to: square, cost: 2, squeezed: false, last: true };
    expect(show(stage, climbs, situation)).toBe(700);
    stage.tick(2);
    expect(stage.actors.get('0.0')!.shown).toBe(true);
  });
});

describe('the tableau', () => {
  const { moment } = asked('act');
  const tableau = tableauOf(moment.situation);

  it('stands everybody in the middle of a square, on whatever ground is there', () => {
    expect(tableau.onGround).toBe(true);
    for (const figure of moment.situation.view.figures) {
      const thing = tableau.figures.find(({ id }) => id === figure.id)!;
      expect(thing.at, figure.id).toEqual(figure.at === null ? null : squareToPoint(moment.situation.view.board, figure.at));
    }
  });

  it('shows hit points in tens, numbers within the squad, bases and sculpts of the cards', () => {
    const chewbacca = tableau.figures.find(({ id }) => id === '0.0')!;
    expect(chewbacca).toMatchObject({ stamina: 10, label: '1', base: 25, seat: 0 });
    const folder = join(import.meta.dirname, '../../../../assets/figures');
    expect(tableau.figures.filter(({ model }) => !existsSync(join(folder, `${model}.glb.pack`)))).toEqual([]);
  });

  it('marks who was activated, and who acts', () => {
    const { view } = moment.situation;
    expect(tableau.active).toBe(view.turn!.figure);
    expect(tableau.figures.filter(({ tokens }) => tokens.some(({ icon }) => icon === 'done')).map(({ id }) => id)).toEqual(view.figures.filter(({ activated }) => activated).map(({ id }) => id));
  });

  it('(SWM-11.6) points at attacker and target while fire is combined', () => {
    const { moment: { situation }, request } = asked('combineFire');
    expect(tableauOf(situation)).toMatchObject({ attacker: request.about['attacker'], defender: request.about['target'] });
  });
});

describe('what is shown', () => {
  it('has every type of event either shown or silent', () => {
    expect([...Object.keys(showings), ...SILENT].sort()).toEqual(Object.keys(apply).sort());
  });

  it('takes about a second at most for each event, and leaves the stage as the tableau has it', () => {
    const seen = new Set<string>();
    for (const skirmished of [...SEEDS.map(skirmish), ...featured()]) {
      const stage = new LiveStage();
      for (const { events, after } of skirmished) {
        stage.prepare(tableauOf(after));
        for (const event of events) {
          seen.add(event.type);
          const time = show(stage, event, after);
          expect(time, event.type).toBeLessThan(1200);
          expect(time > 0, event.type).toBe(event.type in showings);
          stage.tick(2);
        }
        agree(stage, tableauOf(after));
      }
    }
    expect(Object.keys(apply).filter((type) => !seen.has(type))).toEqual([]);
  });

  /** After its events the stage stands as the state says. */
  function agree(stage: LiveStage, tableau: Tableau): void {
    for (const { id, at, damage, tokens } of tableau.figures) {
      const actor = stage.actors.get(id)!;
      expect(actor.shown, id).toBe(at !== null);
      if (at !== null) expect(Math.hypot(actor.x - at.x, actor.z - at.z), id).toBeLessThan(1e-9);
      if (at !== null) expect([actor.damage, actor.tokens], id).toEqual([damage, tokens]);
    }
    expect(stage.active).toBe(tableau.active);
  }

  it('(SWM-5.1, SWM-11.2) throws twenty-sided dice, which lie there while the attack is looked at', () => {
    const stage = new LiveStage();
    const { after } = moments.find(({ events }) => events.some(({ type }) => type === 'attackRolled'))!;
    const thrown = (event: Event): void => { show(stage, event, after); };
    thrown({ type: 'initiativeRolled', rolls: [17, 4], thrown: [[17], [4]] });
    expect(stage.dice.map(({ kind, face }) => [kind, face])).toEqual([['d20', '17'], ['d20', '4']]);
    thrown({ type: 'attackRolled', attacker: '0.0', target: '1.0', natural: 12, total: 20, defense: 17 });
    expect(stage.dice.map(({ face }) => face)).toEqual(['12']);
    const rolled = moments.find(({ situation: { view } }) => view.attack?.roll !== null && view.attack !== null)!.situation;
    expect(tableauOf(rolled).dice).toEqual([{ kind: 'd20', face: String(rolled.view.attack!.roll!.natural) }]);
  });

  it('says over a head that an attack missed, or the hit points that it cost', () => {
    const seen = { missed: 0, damaged: 0 };
    for (const seed of SEEDS) {
      const stage = new LiveStage();
      for (const { events, after } of skirmish(seed)) {
        stage.prepare(tableauOf(after));
        for (const event of events) {
          stage.hush();
          show(stage, event, after);
          stage.tick(2);
          const said = stage.floats.store.getState().list.map((float) => [float.figure, float.said]);
          if (event.type !== 'missed' && event.type !== 'damaged') continue;
          seen[event.type] += 1;
          expect(said).toEqual([event.type === 'missed' ? [event.target, { kind: 'word', word: 'missed' }] : [event.figure, { kind: 'harm', amount: event.amount }]]);
        }
      }
      stage.clear();
    }
    expect([seen.missed > 3, seen.damaged > 3]).toEqual([true, true]);
  });

  it('an event of no known type shows nothing', () => {
    expect(show(new LiveStage(), { type: 'meteorFalls' } as never, moments[0]!.situation)).toBe(0);
  });
});

const isLargeActing = ({ request, situation }: Moment): boolean => {
  const figure = request.kind === 'pick' && request.ways !== undefined ? situation.view.figures.find(({ id }) => id === request.about['figure']) : undefined;
  return figure !== undefined && isLarge(situation, figure);
};

describe('hints', () => {
  it('(SWM-3.6) marks the squares to deploy on, each with its corners', () => {
    const { moment: { situation }, request } = asked('deploy');
    const { view } = situation;
    const { spots, figures } = hintsOf(request, situation);
    expect([spots.map(({ option }) => option), figures.size]).toEqual([request.options, 0]);
    const { column, row } = squareOf(request.options[0]!)!;
    const middle = squareToPoint(view.board, { column, row });
    const corners = spots[0]!.corners.map(({ x, z }) => [Math.round((x - middle.x) * 100), Math.round((z - middle.z) * 100)]);
    expect(corners).toEqual([[-1905, -1905], [1905, -1905], [1905, 1905], [-1905, 1905]]);
  });

  it('(SWM-8.1) marks the squares to go to with cost and way, from where the figure stands', () => {
    const { moment: { situation }, request } = asked('act', ({ ways }) => ways !== undefined);
    const { view } = situation;
    const { spots } = hintsOf(request, situation);
    expect(spots.map(({ option }) => option)).toEqual(request.options.filter((option) => option.startsWith('move:')));
    const self = view.figures.find(({ id }) => id === request.about['figure'])!;
    for (const { option, cost, way } of spots) {
      expect(cost).toBe(request.ways!.to[option]!.cost);
      const [from, to] = [squareToPoint(view.board, self.at!), squareToPoint(view.board, squareOf(option)!)];
      expect(way!.at(0)).toEqual(from);
      expect(way!.at(-1)).toEqual(to);
      for (let i = 1; i < way!.length; i++) expect(Math.hypot(way![i]!.x - way![i - 1]!.x, way![i]!.z - way![i - 1]!.z)).toBeLessThan(1.5 * view.board.square);
    }
  });

  it('(SWM-8.10) marks where a Large figure goes in the middle of its four squares', () => {
    const { request, situation } = featured().flat().find((moment) => moment.request.kind === 'pick' && moment.request.ask === 'act' && isLargeActing(moment))!;
    const { spots } = hintsOf(request, situation);
    expect(spots.length).toBeGreaterThan(0);
    for (const { option, corners } of spots) {
      const { x, z } = squareToPoint(situation.view.board, squareOf(option)!);
      const half = situation.view.board.square / 2;
      const middle = [corners.reduce((sum, corner) => sum + corner.x, 0) / 4 - x, corners.reduce((sum, corner) => sum + corner.z, 0) / 4 - z];
      expect(middle.map((each) => Math.round(each * 100))).toEqual([half, half].map((each) => Math.round(each * 100)));
    }
  });

  it('(SWM-8.1 to SWM-8.8) has every other square with its reason: found by place, by option, and next to a place', () => {
    const { request, moment: { situation } } = asked('act', ({ shut = [] }) => shut.length > 0);
    const { spots, shut } = hintsOf(request, situation);
    const { board } = situation.view;
    const untold: string[] = [];
    for (let row = 0; row < board.rows; row++) for (let column = 0; column < board.columns; column++) {
      const option = `move:${column},${row}`;
      const middle = squareToPoint(board, { column, row });
      const found = shut!.at({ ...middle, y: 40 });
      const isOpen = spots.some((spot) => spot.option === option);
      const isSelf = situation.view.figures.some(({ id, at }) => id === request.about['figure'] && at!.column === column && at!.row === row);
      const isTold = found?.option === option && shut!.named(option)!.closed === found.closed;
      if (isTold === (isOpen || isSelf)) untold.push(option);
    }
    expect(untold).toEqual([]);
    expect(shut!.at(squareToPoint(board, { column: -1, row: 0 }))).toBeNull();
    expect([shut!.named('move:99,99'), shut!.named('attack:1.0')]).toEqual([null, null]);
    const far = { column: board.columns - 1, row: 0 };
    const near = shut!.near(squareToPoint(board, far)).map(({ option }) => squareOf(option)!);
    expect(near.filter(({ column, row }) => row > 1 || column < far.column - 1)).toEqual([]);
    const activate = asked('activate');
    expect(hintsOf(activate.request, activate.moment.situation).shut).toBeUndefined();
  });

  it('(SWM-3.6) has every square on which nobody is placed with its reason', () => {
    const { request, moment: { situation } } = asked('deploy', ({ seat }) => seat === 0);
    const { spots, shut } = hintsOf(request, situation);
    const { board } = situation.view;
    const untold: string[] = [];
    for (let row = 0; row < board.rows; row++) for (let column = 0; column < board.columns; column++) {
      const found = shut!.at(squareToPoint(board, { column, row }));
      if ((found?.option === `${column},${row}`) === spots.some(({ option }) => option === `${column},${row}`)) untold.push(`${column},${row}`);
    }
    expect(untold).toEqual([]);
    expect(shut!.named('0,0')!.closed).toMatchObject({ rule: 'SWM-3.6', why: 'outsideZone' });
    expect(shut!.named('move:0,0')).toBeNull();
  });

  it('(SWM-12.1) has on every way who may strike, by the stretch on which they may, and each once in all', () => {
    const { moment, request } = asked('act', ({ ways }) => Object.values(ways?.to ?? {}).some(({ strikes }) => strikes !== undefined));
    const { spots } = hintsOf(request, moment.situation);
    const { to } = request.ways!;
    for (const { option, way, strikes = [] } of spots) {
      const steps: (readonly string[])[] = [];
      for (let here: string | null = option; here !== null; here = to[here]!.via) steps.unshift(to[here]!.strikes ?? []);
      expect(way!.slice(1).map((_, from) => strikes.find((each) => each.from === from)?.by ?? [])).toEqual(steps);
      expect([...strikersOf(strikes)].sort()).toEqual([...new Set(steps.flat())].sort());
    }
    expect(spots.some(({ strikes }) => strikes !== undefined)).toBe(true);
    expect(strikersOf([{ from: 0, by: ['b', 'a'] }, { from: 2, by: ['a', 'c'] }])).toEqual(['b', 'a', 'c']);
    expect(strikersOf()).toEqual([]);
  });

  it('(SWM-8.3, SWM-8.4) tells of a neighbouring square why a way there leads round about', () => {
    const { moment, request } = asked('act', ({ closed }) => closed.some(({ option }) => option.startsWith('step:')));
    const { spots } = hintsOf(request, moment.situation);
    const steps = request.closed.filter(({ option }) => option.startsWith('step:'));
    expect(spots.flatMap(({ detour }) => detour ?? [])).toEqual(expect.arrayContaining(steps));
    for (const { option, detour } of spots) expect(detour).toBe(steps.find((step) => step.option === option.replace('move:', 'step:')));
  });

  it('lights the figures that may be chosen or attacked, and says why others are closed', () => {
    const { moment, request } = asked('activate');
    expect([...hintsOf(request, moment.situation).figures]).toEqual(request.options.map((option) => [option, option]));
    const armed = asked('act', ({ options }) => options.some((option) => option.startsWith('attack:')));
    const lit = hintsOf(armed.request, armed.moment.situation);
    expect([...lit.figures.values()]).toEqual(armed.request.options.filter((option) => option.startsWith('attack:')));
    const shut = asked('act', ({ closed }) => closed.some(({ option }) => option.startsWith('attack:')));
    const [figure, closed] = [...hintsOf(shut.request, shut.moment.situation).closed][0]!;
    expect(closed.option).toBe(`attack:${figure}`);
  });

  it('(SWM-16.8) points at whose feat an answer is', () => {
    const { moment: { situation }, request } = asked('answer');
    expect([...hintsOf(request, situation).figures]).toEqual([['0.0', 'cleave@0.0']]);
  });
});
