import type { Sheet } from '../cards/card.ts';

/** A unit whose card an errata sheet changed, and whose first card no source here has. */
interface UnknownFirstPrint {
  readonly id: string;
  /** The sheet that changed it last. */
  readonly sheet: Sheet;
}

const changedBy = (sheet: Sheet, ...ids: readonly string[]): UnknownFirstPrint[] => ids.map((id) => ({ id, sheet }));

/** Units that play with their current card in the first-print edition too, because what was printed before is not known: they make that edition a mixture. */
export const unknownFirstPrints: readonly UnknownFirstPrint[] = changedBy('v1.4',
  'ahsoka-tano-fulcrum', 'baze-malbus-and-chirrut-imwe', 'c-3po-and-r2-d2', 'captain-cassian-andor', 'chief-chirpa', 'count-dooku', 'crosshair',
  'darth-vader-fallen-master', 'darth-vader-jedi-hunter', 'ewok-hunters', 'fourth-sister', 'grand-inquisitor', 'greef-karga', 'gwarm',
  'imperial-special-forces', 'jedi-knight-luke-skywalker', 'jedi-master-kit-fisto', 'lobot', 'logray', 'luke-skywalker-daring-hero',
  'naboo-royal-handmaidens', 'obi-wan-kenobi-out-of-hiding', 'rc-1138-boss', 'rebel-commandos', 'wicket');
