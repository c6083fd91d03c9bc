import type { Point } from '../../engine/shape/point.ts';
import { moversOf, targetsOf, type MoveOffer, type Offers, type StrikeOffer } from './offers.ts';
import { stepPick, type PickTool } from './pick.ts';
import { cellTowards, farthestCell, onMark, otherLevel } from './place.ts';
import { aimedAt, type Advised, type Effect, type Input, type Mark, type Step } from './step.ts';

/** A pick is asked that leads on to moves and attacks: what it offers itself is picked as ever, the rest is marked first and then confirmed. */
export interface OfferTool {
  readonly kind: 'offer';
  readonly pick: PickTool;
  readonly offers: Offers;
  /** Whose moves are shown; null until one of several is chosen. */
  readonly figure: string | null;
  /** The mark that stands; what only follows the pointer is none. */
  readonly mark: Mark | null;
  /** Places of the chosen figure, all its moves together. */
  readonly cells: Float32Array;
}

const NOWHERE = new Float32Array(0);

/** With one figure to move it is chosen at once. */
export function startOffer(pick: PickTool, offers: Offers): OfferTool {
  const movers = moversOf(offers);
  return { kind: 'offer', pick, offers, figure: movers.length === 1 ? movers[0]! : null, mark: null, cells: NOWHERE };
}

/** The moves of the chosen figure. */
const movesOf = ({ offers, figure }: Pick<OfferTool, 'offers' | 'figure'>): readonly MoveOffer[] => offers.moves.filter((move) => move.figure === figure);

/** Who stands under the pointer: an option of the question itself, a figure that may move, an enemy that may be attacked, or nobody of these. */
function meant({ pick, offers }: OfferTool, thing: string | null): 'option' | 'mover' | 'target' | null {
  if (thing === null) return null;
  if (pick.open.some(([id]) => id === thing)) return 'option';
  return offers.moves.some(({ figure }) => figure === thing) ? 'mover' : offers.strikes.some(({ target }) => target === thing) ? 'target' : null;
}

const choose = (tool: OfferTool, figure: string | null): Step<OfferTool> => ({
  tool: { ...tool, figure, mark: null, cells: figure === tool.figure ? tool.cells : NOWHERE },
  effects: [...(tool.mark === null ? [] : UNMARK), { do: 'choose', figure }, { do: 'select', id: figure }],
});

const UNMARK: readonly Effect[] = [{ do: 'show', aim: null }, { do: 'aim', aimed: null }, { do: 'mark', mark: null }];

/** Marks an attack on somebody: the one that is meant, else the first there is. */
function aimAt(tool: OfferTool, target: string, meantOne?: StrikeOffer): Step<OfferTool> {
  const all = tool.offers.strikes.filter((each) => each.target === target);
  const strike = meantOne ?? all[0]!;
  const mark: Mark = { kind: 'strike', strike, others: all.filter((each) => each !== strike) };
  return { tool: { ...tool, mark }, effects: [...UNMARK.slice(0, 2), { do: 'hover', id: target }, { do: 'mark', mark }] };
}

/** What the mark means once it is confirmed. */
function confirmed({ mark }: OfferTool): Effect[] {
  if (mark?.kind === 'strike') return [{ do: 'go', picks: mark.strike.picks, at: null }];
  return mark?.kind === 'place' && mark.aim.refusal === null ? [{ do: 'go', picks: mark.offer.picks, at: mark.aim.named }] : [];
}

/** Who comes next: the figures that may move, then the enemies that may be attacked. */
function nextThing(tool: OfferTool, by: 1 | -1): Step<OfferTool> {
  const movers = moversOf(tool.offers);
  const all = [...(movers.length > 1 ? movers : []), ...targetsOf(tool.offers)];
  if (all.length === 0) return { tool, effects: [] };
  const now = tool.mark?.kind === 'strike' ? tool.mark.strike.target : movers.length > 1 ? tool.figure : null;
  const at = now === null ? -1 : all.indexOf(now);
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]!;
  return movers.includes(next) ? choose(tool, next) : aimAt(tool, next);
}

/** Marks what somebody is advised to do, as if they had pointed at it. */
function advisedMark(tool: OfferTool, advised: Advised): Step<OfferTool> {
  if ('strike' in advised) return aimAt(tool, advised.strike.target, advised.strike);
  const { offer, at } = advised;
  const chosen = offer.figure === tool.figure ? { tool, effects: [] } : choose(tool, offer.figure);
  return { tool: chosen.tool, effects: [...chosen.effects, { do: 'among', offers: [offer], others: [], spot: at, fix: true }] };
}

/** The same mark in the next way that gets there. */
function otherWay(tool: OfferTool): Step<OfferTool> {
  const { mark } = tool;
  if (mark === null || mark.others.length === 0) return { tool, effects: [] };
  if (mark.kind === 'strike') {
    const [strike, ...rest] = [...mark.others, mark.strike];
    const next: Mark = { kind: 'strike', strike: strike!, others: rest };
    return { tool: { ...tool, mark: next }, effects: [{ do: 'mark', mark: next }] };
  }
  const [offer, ...rest] = [...mark.others, mark.offer];
  return { tool, effects: [{ do: 'among', offers: [offer!], others: rest, spot: mark.aim.at, fix: true }] };
}

export function stepOffer(tool: OfferTool, input: Input): Step<OfferTool> {
  const { figure, mark, cells } = tool;
  const stay = (...effects: Effect[]): Step<OfferTool> => ({ tool, effects });
  const moves = movesOf(tool);
  const ask = (spot: Point | null, fix: boolean): readonly Effect[] => (spot === null || moves.length === 0 ? [] : [{ do: 'among', offers: moves, others: [], spot, fix }]);
  const own = (): Step<OfferTool> => {
    const { tool: pick, effects } = stepPick(tool.pick, input);
    return { tool: { ...tool, pick }, effects };
  };
  switch (input.kind) {
    case 'hover': {
      const { thing, spot } = input.under;
      const seen = own();
      const quiet = mark !== null || meant(tool, thing) !== null;
      return quiet ? seen : { tool: seen.tool, effects: [...seen.effects, ...ask(spot, false)] };
    }
    case 'click': {
      const { thing, spot } = input.under;
      const kind = meant(tool, thing);
      if (kind === 'option') return own();
      if (mark?.kind === 'place' && spot !== null && (input.twice || onMark(spot, mark.aim)) && mark.aim.refusal === null) return stay(...confirmed(tool));
      if (kind === 'mover' && thing !== figure) return choose(tool, thing);
      if (kind === 'target') return mark?.kind === 'strike' && mark.strike.target === thing ? stay(...confirmed(tool)) : aimAt(tool, thing!);
      const asked = thing === null || thing === figure ? ask(spot, true) : [];
      return asked.length > 0 && thing === null ? stay(...asked) : own();
    }
    case 'next': return nextThing(tool, input.by);
    case 'advised': return advisedMark(tool, input.advised);
    case 'other': return otherWay(tool);
    case 'cycle': {
      if (mark?.kind !== 'place') return own();
      const spot = otherLevel(cells, mark.aim.at, input.by);
      return stay(...ask(spot, true));
    }
    case 'arrow': {
      if (figure === null || cells.length === 0) return own();
      const body = moves[0]!.request.body;
      return stay(...ask(mark?.kind === 'place' ? cellTowards(cells, mark.aim.named, input.way, input.turn) : farthestCell(cells, body.at, input.way, input.turn), true));
    }
    case 'confirm': return mark === null ? own() : stay(...confirmed(tool));
    case 'cancel': {
      if (mark !== null) return { tool: { ...tool, mark: null }, effects: [...UNMARK] };
      return figure !== null && moversOf(tool.offers).length > 1 ? choose(tool, null) : own();
    }
    case 'reach': return { tool: { ...tool, cells: input.cells }, effects: [] };
    case 'found': {
      if (mark !== null && !input.fix) return stay();
      const next: Mark = { kind: 'place', offer: input.offer, aim: input.aim, others: input.others };
      if (!input.fix) return stay({ do: 'show', aim: input.aim.refusal === null ? input.aim : null, offer: input.offer }, { do: 'point', mark: input.aim.refusal === null ? next : null });
      return { tool: { ...tool, mark: next }, effects: [{ do: 'show', aim: input.aim, offer: input.offer }, { do: 'aim', aimed: aimedAt(input.aim) }, { do: 'mark', mark: next }] };
    }
    default: return stay();
  }
}
