/** Looks for what a link may not have in what came over it. */
import { HIDDEN, type Eyes } from '../../core/rules.ts';
import type { Seat } from '../../core/script.ts';
import type { Update } from '../../host/link.ts';

/** Fields of a message in which dice to come, answers of others or the inside of a match could stand. */
const FORBIDDEN = /"(faces|picks|seed|pending|chance|random|thoughts)":/;

/** What is wrong with events as they were told: each must name its card exactly to those who may know it. */
export function leaksInEvents(told: readonly unknown[], owners: readonly (Seat | null)[], eyes: Eyes): readonly string[] {
  if (told.length !== owners.length) return [`${told.length} events were told, ${owners.length} happened`];
  return told.flatMap((event, i) => {
    const { type, card } = event as { readonly type: string; readonly card?: string };
    const owner = owners[i] ?? null;
    const secret = owner !== null && owner !== eyes;
    if (secret && card !== HIDDEN) return [`${type} names ${card ?? 'nothing'}`];
    return !secret && card === HIDDEN ? [`${type} hides what may be known`] : [];
  });
}

interface Deck {
  readonly deck: { readonly left: readonly string[] };
  readonly top: readonly string[];
  readonly bottom: readonly string[];
  readonly secret: readonly string[];
}

/** What is wrong with a view: a secret card in a known place, or a pile whose order says something. */
export function leaksInView(view: unknown, secrets: readonly ReadonlySet<string>[], eyes: Eyes): readonly string[] {
  return secrets.flatMap((known, seat) => {
    const player = (view as { readonly players: readonly Deck[] }).players[seat]!;
    const { left } = player.deck;
    const leaks = left.some((card, i) => i > 0 && left[i - 1]! > card) ? ['a face-down pile is told in an order'] : [];
    if (seat === eyes) return [...player.top, ...player.bottom].filter((card) => known.has(card)).length === known.size ? leaks : [...leaks, 'what its own player knows is hidden'];
    const lying = [...player.top, ...player.bottom, ...player.secret].filter((card) => known.has(card));
    return [...leaks, ...lying.map((card) => `the place of ${card} is told`), ...(player.secret.length > 0 ? ['it is told which cards are secret'] : [])];
  });
}

/** What is wrong with an update but for its events and view. */
export function leaksInUpdate(text: string, { request, events }: Update, eyes: Eyes): readonly string[] {
  const leaks: string[] = [];
  const found = FORBIDDEN.exec(events.length === 0 && request === null ? text : text.replace(JSON.stringify(request), ''));
  if (found !== null) leaks.push(`it has ${found[0]}`);
  if (request !== null && (request.kind === 'roll' || request.seat !== eyes)) leaks.push(`it says what ${request.kind === 'roll' ? 'is rolled' : `seat ${request.seat} is asked`}`);
  return leaks;
}
