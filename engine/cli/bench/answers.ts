import { randomFrom } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import { Session } from '../../core/session.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { systems } from '../../host/systems.ts';
import { answerOf, randomNumber } from '../../testing/fuzz/choices.ts';
import { interleaved, quantile } from '../../testing/stopwatch.ts';
import { atLeast, atMost, rounded, type Effort, type Figure, type Tables } from './figure.ts';
import { untilWarm } from './warm.ts';

/** Who plays: anything that is legal, or the quick reflex. With what an answer of each shall cost at most on one core, warm (µs). */
const PLAYERS = { random: atMost(20), reflex: atMost(45) } as const;
type Player = keyof typeof PLAYERS;

/** Whole games at random that shall be played in a second, warm: a game of Miniatures has a quarter of the answers of the others or fewer. */
const randomGames = (system: string): NonNullable<Figure['goal']> => atLeast(system === 'miniatures' ? 500 : 60);
/** Games are measured together: batches last so many times the effort's ms, and have so many times its games at least, as one game is not like the other. */
const BATCH = { ms: 10, games: 3 };
/** No game has more answers. */
const MOST = 20_000;

/** Plays a whole game and gives how many answers it had: the rules alone, without a file, hashes or what a seat may know, in one state as imagined futures are. */
function played(play: Play<unknown, unknown>, terrain: Terrain, player: Player, seed: number): number {
  const session = new Session(play.system, play.state, [], true).onward();
  const random = randomFrom(seed);
  for (let answers = 0; answers < MOST; answers++) {
    const { request } = session;
    if (request === null) return answers;
    session.answer(answerOf(play.mind, session.state, request, terrain, randomNumber(random, request.kind !== 'roll' && player === 'reflex' ? 1 : 0)));
  }
  throw new Error(`seed ${seed}, ${player}: no end after ${MOST} answers`);
}

/** Games played together: what one answer and one game took (ms). */
interface Batch {
  readonly games: number;
  readonly answer: number;
  readonly game: number;
}

/** Plays so many whole games, and more until so much time has gone by (ms). */
function batch(play: () => number, least: number, ms: number): Batch {
  let [games, answers] = [0, 0];
  const [took] = interleaved([() => {
    const began = performance.now();
    while (games < least || performance.now() - began < ms) {
      answers += play();
      games++;
    }
  }], { rounds: 1, ms: 0 });
  return { games, answer: took! / answers, game: took! / games };
}

/** Plays batches until they get no faster. Gives how many games that were. */
function warmed(more: () => Batch): number {
  let games = 0;
  untilWarm(() => {
    const { answer, games: count } = more();
    games += count;
    return answer;
  });
  return games;
}

/**
 * What one answer of a whole game costs in every system, at random and by reflex: in the first game of the process, when code is compiled and ground cut, and
 * once all is warm, as the median of batches. Beside it how many games it takes until then. Every game is a new one: what was remembered of the same places would be found again.
 */
export async function bench(tables: Tables, effort: Effort, asked: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const terrain = await tables.terrain('refinery');
  for (const { rules, starter } of systems.filter((each) => asked.includes(each.rules.id))) {
    const play = rules.start(rules.readSetup(starter('refinery')), terrain);
    for (const player of Object.keys(PLAYERS) as Player[]) {
      let seed = 0;
      const game = (): number => played(play, terrain, player, ++seed);
      const more = (): Batch => batch(game, BATCH.games * effort.games, BATCH.ms * effort.ms);
      const named = `games: ${rules.id}, one answer, ${player}`;
      figures.push({ name: `${named}, first game`, value: rounded(1000 * batch(game, 1, 0).answer), unit: 'µs' });
      if (effort.games > 1) figures.push({ name: `games: ${rules.id}, ${player}, games until warm`, value: 1 + warmed(more), unit: 'games' });
      const batches = Array.from({ length: Math.min(5, effort.rounds) }, more);
      figures.push({ name: `${named}, warm`, value: rounded(1000 * quantile(batches.map(({ answer }) => answer), 0.5)), unit: 'µs', goal: PLAYERS[player] });
      if (player !== 'random') continue;
      figures.push({ name: `games: ${rules.id}, random play, warm`, value: rounded(1000 / quantile(batches.map(({ game: each }) => each), 0.5)), unit: 'games/s', goal: randomGames(rules.id) });
    }
  }
  return figures;
}
