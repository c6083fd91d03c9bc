import type { Hints } from '../match/hints.ts';
import { gestureOf } from '../match/gesture.ts';
import { match } from '../match/match.ts';
import type { Ground } from '../tools/ground.ts';
import type { Aim, Among, FieldCells } from '../tools/groundTalk.ts';
import { offering, NO_OFFERING } from '../tools/offering.ts';
import { offersOf, type MoveOffer, type Offers } from '../tools/offers.ts';
import type { Effect } from '../tools/step.ts';
import type { Point } from '../../engine/shape/point.ts';

/** What it tells whoever drives the tool. */
interface OfferNews {
  /** Where the standing question leads on is known now. */
  readonly offers: (offers: Offers) => void;
  /** Places of the chosen figure, more of them with every move that is worked out. */
  readonly reach: (cells: Float32Array) => void;
  readonly found: (offer: MoveOffer, aim: Aim, others: readonly MoveOffer[], fix: boolean) => void;
}
type Search = Extract<Effect, { do: 'among' }>;

const askAmong = (ground: Ground, { offers, spot }: Search): Promise<Among> => ground.ask('among', { requests: offers.map(({ request }) => request), spot });

/** Finds out where a question leads on, and where the figures could go by it, off the page's thread. */
export class OfferWork {
  readonly #ground: Ground;
  readonly #cell: number;
  readonly #news: OfferNews;
  #hints: Hints | null = null;
  #busy = false;
  #waiting: Search | null = null;

  constructor(ground: Ground, cell: number, news: OfferNews) {
    this.#ground = ground;
    this.#cell = cell;
    this.#news = news;
  }

  /** Takes up a question. */
  async take(hints: Hints): Promise<void> {
    this.#hints = hints;
    this.#waiting = null;
    offering.setState(NO_OFFERING);
    const asked = hints.pick;
    if (asked === null || asked.min !== 1 || asked.max !== 1) return;
    const paths = await match.getState().loadPaths();
    if (this.#hints !== hints) return;
    const offers = offersOf(paths);
    offering.setState({ asked, paths, offers });
    if (offers.moves.length + offers.strikes.length === 0) return;
    this.#news.offers(offers);
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const field = await this.#ground.ask('field', { request: next.request, cell: this.#cell });
      if (this.#hints !== hints) return;
      this.#learn(next, field);
    }
  }

  /** Shows the moves of a figure. */
  choose(figure: string | null): void {
    offering.setState({ figure, mark: null, pointed: null });
    this.#tell();
  }

  /** The move to be worked out next: those of the chosen figure come first. */
  #next(): MoveOffer | undefined {
    const { offers, fields, figure } = offering.getState();
    const left = offers.moves.filter((move) => !fields.has(move));
    return left.find((move) => move.figure === figure) ?? left[0];
  }

  #learn(move: MoveOffer, field: FieldCells): void {
    offering.setState(({ fields }) => ({ fields: new Map([...fields, [move, field]]) }));
    if (move.figure === offering.getState().figure) this.#tell();
  }

  #tell(): void {
    const { fields, figure } = offering.getState();
    const known = [...fields].filter(([move]) => move.figure === figure).map(([, { cells }]) => cells);
    const all = new Float32Array(known.reduce((sum, { length }) => sum + length, 0));
    known.reduce((at, cells) => { all.set(cells, at); return at + cells.length; }, 0);
    this.#news.reach(all);
  }

  /** Asks which of some moves gets to a spot: one question at a time, the newest last; one that fixes the mark is not dropped. */
  among(effect: Search): void {
    if (this.#busy) {
      if (effect.fix || this.#waiting?.fix !== true) this.#waiting = effect;
      return;
    }
    this.#busy = true;
    const hints = this.#hints;
    askAmong(this.#ground, effect).then(({ first, others, aim }) => {
      if (this.#hints === hints) this.#news.found(effect.offers[first]!, aim, [...others.map((i) => effect.offers[i]!), ...effect.others], effect.fix);
    }, (fault: unknown) => match.setState({ fault: String(fault) })).finally(() => {
      this.#busy = false;
      const next = this.#waiting;
      this.#waiting = null;
      if (next !== null) this.among(next);
    });
  }

  /** Gives the answers of an offer, and the place at their end where it has one. */
  go(picks: readonly string[], at: Point | null): void {
    const { asked, paths } = offering.getState();
    const gesture = asked === null ? null : gestureOf(asked, paths, picks, at);
    if (gesture !== null) void match.getState().gesture(gesture);
  }

  stop(): void {
    this.#hints = null;
    offering.setState(NO_OFFERING);
  }
}
