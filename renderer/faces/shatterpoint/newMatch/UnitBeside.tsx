import type { ReactNode } from 'react';
import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import type { Unit } from '../../../../engine/shatterpoint/state/state.ts';
import { UnitCard, type AbilityUse } from '../cards/UnitCard.tsx';

/** A unit before a match: nothing weighs on it. */
const fresh = ({ id, characters }: CardFace, seat: number): Unit => ({
  id: `${seat}.${id}`, seat, squad: 0, card: id, stance: 0, damage: 0, wounded: 0, injured: 0, conditions: [], hunker: 0, defeated: false, tags: [], marks: [], used: [],
  characters: Array.from({ length: characters }, (_, i) => ({ id: `${seat}.${id}.${i + 1}`, at: null })),
});

const NONE: ReadonlyMap<string, AbilityUse> = new Map();

/** A unit's whole card as it is before a match. */
export const UnitBeside = ({ face, seat }: { readonly face: CardFace; readonly seat: number }): ReactNode =>
  <UnitCard unit={fresh(face, seat)} face={face} active={false} folded={false} uses={NONE} />;
