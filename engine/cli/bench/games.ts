import { gzipSync } from 'node:zlib';
import { writeRecord } from '../../host/record/write.ts';
import { systems } from '../../host/systems.ts';
import { interleaved } from '../../testing/stopwatch.ts';
import { playGame, type Game } from '../../host/game.ts';
import { rounded, type Effort, type Figure, type Tables } from './figure.ts';
import { Toy, type Mover } from './reference/toy.ts';

/** Toy games beside each of ours, by how a move is found. */
const TOYS: Readonly<Record<Mover, number>> = { 'one pose': 200, 'whole reach': 4, 'naive reach': 1 };

/**
 * Whole games by reflexes in every system, each kept with its events and snapshots as a match file is, beside a toy skirmish; and the size of that file.
 * They are few, so little is warm: what an answer of the rules alone costs, and how many games are played in a second once all is, stands in `answers.ts`.
 */
export async function bench(tables: Tables, effort: Effort, asked: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const toy = new Toy();
  for (const { rules, starter } of systems.filter((each) => asked.includes(each.rules.id))) {
    const setup = rules.readSetup(starter('refinery'));
    const play = rules.start(setup, await tables.terrain('refinery'));
    const seats = Array.from({ length: play.seats }, () => 'reflex' as const);
    let games: readonly Game[] = [];
    const ours = (): void =>
      void (games = Array.from({ length: effort.games }, (_, i) => playGame(play, { system: rules.id, setup, seats, seed: i + 1 })));
    const movers = (rules.id === 'shatterpoint' && effort.games > 1 ? ['one pose', 'whole reach', 'naive reach'] : ['one pose']) as readonly Mover[];
    const toys = movers.map((mover) => () => Array.from({ length: TOYS[mover] }, (_, i) => toy.play(i + 1, mover)));
    if (effort.games > 1) for (const run of toys) run();
    const [ms, ...theirs] = interleaved([ours, ...toys], { rounds: Math.min(3, effort.rounds), ms: 0 });
    const perGame = ms! / effort.games;
    figures.push(
      ...movers.map((mover, i): Figure => ({
        name: `games: ${rules.id}, first ${effort.games}, by reflex and kept`, value: rounded(1000 / perGame), unit: 'games/s',
        reference: { name: `toy, ${mover}`, value: rounded((1000 * TOYS[mover]) / theirs[i]!) },
      })),
      files(rules.id, games),
    );
  }
  return figures;
}

function files(id: string, games: readonly Game[]): Figure {
  const texts = games.map(({ record }) => writeRecord(record));
  const mean = (bytes: (text: string) => number): number => Math.round(texts.reduce((sum, text) => sum + bytes(text), 0) / texts.length);
  return { name: `games: ${id}, match file`, value: mean(({ length }) => length), unit: 'bytes', reference: { name: 'gzipped', value: mean((text) => gzipSync(text).length) } };
}
