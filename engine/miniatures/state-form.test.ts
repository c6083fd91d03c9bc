import { describe } from 'vitest';
import { refusesSpoilt, statesOf } from '../host/kept-state.fixture.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { defaultSetup } from './setup.ts';
import type { State } from './state.ts';
import { miniatures } from './system.ts';

const table = boxTerrain({ size: [380, 380], boxes: [{ id: 'block', sight: 'blocked', move: 'impassable', x: [-35, 35], z: [-35, 35], bottom: 0, top: 60 }] });
const play = miniatures.start(miniatures.readSetup({ ...defaultSetup('boxes'), square: 38 }), table);

const attack = { attacker: '0.0', target: '1.0', occasion: 'turn' as const, cover: false, helpers: [], help: 0, guard: null, roll: null, outcome: null, damage: 0 };

describe('a skirmish that a file kept', () => {
  const middle = [...statesOf(play, 3)].find(({ turn }) => turn !== null)!;

  refusesSpoilt(play.checkState!, middle, [
    ['a figure of another skirmish', (s: State) => { s.figures[0]!.card = 'nobody'; }, 'figures: they are not the figures of this skirmish'],
    ['a figure on the other side', (s: State) => { s.figures[0]!.seat = 1; }, 'figures: they are not the figures of this skirmish'],
    ['a missing figure', (s: State) => { s.figures.pop(); }, 'figures: they are not the figures of this skirmish'],
    ['a figure beside the board', (s: State) => { s.figures[0]!.at = { column: 99, row: 0 }; }, 'figures.0.0.at: it is not on the board'],
    ['a figure inside a block', (s: State) => { s.figures[0]!.at = { column: 5, row: 5 }; }, 'figures.0.0.at: nobody can stand there'],
    ['half a square', (s: State) => { s.figures[0]!.at = { column: 1.5, row: 0 }; }, 'figures.0.at.column'],
    ['a figure that is nowhere', (s: State) => { Object.assign(s.figures[0]!, { at: null, defeated: false }); }, 'figures.0.0.at: it is neither on the board nor defeated'],
    ['a defeated figure on the board', (s: State) => { Object.assign(s.figures[0]!, { at: { column: 0, row: 0 }, defeated: true }); }, 'figures.0.0.at: it is defeated and still on the board'],
    ['the turn of nobody', (s: State) => { s.turn!.figure = '7.7'; }, 'turn.figure: there is no "7.7" in this skirmish'],
    ['another board', (s: State) => { (s.board as { columns: number }).columns = 3; }, 'board: it is not the board of this skirmish'],
    ['an attack by nobody', (s: State) => { s.attack = { ...attack, attacker: '7.7' }; }, 'attack.attacker: there is no "7.7" in this skirmish'],
    ['an attack within one by nobody', (s: State) => { s.attack = { ...attack, within: [{ ...attack, attacker: '7.7' }] }; }, 'attack.within.0.attacker: there is no "7.7" in this skirmish'],
    ['an attack answered by nobody', (s: State) => { s.attack = { ...attack, answers: [{ ...attack, guard: '7.7' }] }; }, 'attack.answers.0.guard: there is no "7.7" in this skirmish'],
    ['an answer that is answered itself', (s: State) => { s.attack = { ...attack, answers: [{ ...attack, answers: [] }] } as never; }, 'attack.answers.0'],
    ['a third seat', (s: State) => { s.active = 2; }, 'active'],
    ['damage without end', (s: State) => { s.figures[0]!.damage = Infinity; }, 'figures.0.damage'],
    ['a field too many', (s: State) => { (s as unknown as { hack: number }).hack = 1; }, 'hack'],
  ]);
});
