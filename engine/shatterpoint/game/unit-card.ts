import type { CardFace } from '../cards/card.ts';
import type { UnitCard } from './game.ts';

/** Gives a unit file its type. */
export const unitCard = (card: Omit<UnitCard, 'firstPrint' | 'codes'> & Partial<Pick<UnitCard, 'firstPrint' | 'codes'>>): UnitCard => ({ firstPrint: null, codes: null, ...card });

/** A card in one edition (match setting `edition`). */
export const printIn = (card: UnitCard, edition: 'current' | 'firstPrint'): UnitCard =>
  edition === 'firstPrint' && card.firstPrint !== null ? { ...card, ...card.firstPrint } : card;

/** A card without its code, for screens. */
export const faceOf = ({ firstPrint: _, abilities, tactics, ...face }: UnitCard): CardFace => ({
  ...face,
  ...(tactics === undefined ? {} : { tactics: tactics.map(({ run: _run, advice: _advice, ...card }) => card) }),
  abilities: abilities.map(({ parts: _parts, advice: _advice, ...ability }) => ability),
});
