import type { ReactNode } from 'react';
import type { PlacesFault } from '../../engine/shape/demand.ts';
import { RuleLink } from '../rulebook/RuleLink.tsx';
import { named } from '../words/en/named.ts';
import { addWords, useSpeak, type Speak } from '../words/speak.ts';

// They come with the screens that set a match up: the menu does without.
addWords('named', { en: named });

interface NamedPickProps {
  readonly what: 'objectives' | 'deployment';
  /** The rule that is played otherwise. */
  readonly rule: string;
  /** Whether the rules themselves say that it is played so here; a house rule otherwise. */
  readonly printed?: boolean;
  /** Whether the table's own places are played with. */
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Whether a match is played with places that the table names: a house rule, offered where there are some. */
export function NamedPick({ what, rule, printed = false, value, onChange }: NamedPickProps): ReactNode {
  const speak = useSpeak();
  return (
    <fieldset className="field">
      <legend>{speak(`named.${what}`)} <RuleLink rule={rule} /></legend>
      <div className="segments">
        <button type="button" aria-pressed={!value} onClick={() => onChange(false)}>{speak('named.usual')}</button>
        <button type="button" aria-pressed={value} onClick={() => onChange(true)}>{speak('named.table')}{!printed && <small>{speak('named.houseRule')}</small>}</button>
      </div>
    </fieldset>
  );
}

/** Why a match cannot be played with them, in words; empty where it can. */
export function placesReason(fault: PlacesFault | null, speak: Speak): string {
  if (fault === null) return '';
  switch (fault.why) {
    case 'objectiveCount': return speak('named.objectiveCount', { count: fault.count, needed: fault.needed.join(', ') });
    case 'deploymentMissing': return speak('named.deploymentMissing', { player: fault.seat + 1 });
    case 'deploymentCrosses': return speak('named.deploymentCrosses', { player: fault.seat + 1 });
    case 'deploymentRoom': return speak('named.deploymentRoom', { player: fault.seat + 1, room: fault.room, figures: fault.figures });
    default: return fault satisfies never;
  }
}
