import { match, stage } from '../match/match.ts';
import { scaleIn } from '../match/scaleIn.ts';
import type { MatchState } from '../match/matchState.ts';
import type { Base } from '../../engine/shape/shape.ts';
import type { Threat } from '../../engine/space/fields/threat.ts';
import type { FieldQuestion, LatticeField } from '../tools/groundTalk.ts';
import { baseOf } from './bases.ts';
import { figureInMind } from './inMind.ts';
import type { OverlayKind } from './chart.ts';
import { instruments } from './instruments.ts';

/** What an overlay is about: another one makes it stale. */
interface Wanted {
  readonly kind: OverlayKind;
  readonly figure: string;
  readonly key: string;
}

/** The overlay that is wanted now, or null. */
export function wantedNow(state: MatchState): Wanted | null {
  const { overlay } = instruments.getState();
  const figure = overlay === null ? null : figureInMind(state, stage);
  const base = figure === null ? null : baseOf({ kind: 'thing', id: figure }, stage, state);
  if (overlay === null || figure === null || base === null) return null;
  const { x, y, z } = base.at;
  return { kind: overlay, figure, key: `${state.shown?.match} ${state.shown?.at} ${overlay} ${figure} ${x.toFixed(1)} ${y.toFixed(1)} ${z.toFixed(1)}` };
}

/** The question about the ground that an overlay asks; null when the host cannot tell what it needs. `threats` asks what the figures of a seat could do. */
export async function overlayQuestion({ kind, figure }: Wanted, threats: (seat: number) => Promise<readonly Threat[] | null>): Promise<FieldQuestion | null> {
  const state = match.getState();
  const { situation } = state;
  if (situation?.face.overlay !== undefined) return { kind: 'own', args: situation.face.overlay(situation, kind, figure) };
  const scale = scaleIn(state);
  const actor = stage.actors.get(figure);
  const base = baseOf({ kind: 'thing', id: figure }, stage, state);
  if (scale === null || actor === undefined || base === null) return null;
  if (kind === 'sight') return { kind: 'sight', args: { from: base, radius: base.radius, height: scale.figureHeight, levels: scale.levels } };
  if (kind === 'reach') {
    const own = (await threats(actor.seat))?.find(({ id }) => id === figure);
    return own === undefined ? null : { kind: 'reach', args: { body: own.body, others: own.others, sequences: own.movesLeft ?? own.moves, beside: { bases: own.engagers, range: own.engagement }, ingress: own.ingress } };
  }
  const seats = [...new Set([...stage.actors.values()].map(({ seat }) => seat))].filter((seat) => seat !== actor.seat);
  const found = await Promise.all(seats.map(threats));
  if (found.some((list) => list === null)) return null;
  return { kind: 'danger', args: { threats: found.flatMap((list) => list ?? []), figure, body: { ...base, height: scale.figureHeight }, others: otherBases(figure, state), levels: scale.levels } };
}

function otherBases(figure: string, state: MatchState): readonly Base[] {
  return [...stage.actors.values()].filter(({ id, shown }) => shown && id !== figure).map(({ id }) => baseOf({ kind: 'thing', id }, stage, state)).filter((base) => base !== null);
}

/** Classes of a field as they are drawn: a sight field's "both" comes first, more than three enemies look like three. `own`: a field of the rule system's own. */
export function classesOf(kind: OverlayKind, { values }: LatticeField, own = false): Uint8Array {
  const sight = [0, 2, 1, 3];
  return Uint8Array.from(values, (value) => (kind === 'sight' && !own ? sight[value]! : Math.min(3, value)));
}
