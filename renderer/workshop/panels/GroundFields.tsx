import type { ReactNode } from 'react';
import { SQUARE } from '../../../engine/space/ground/grid.ts';
import { SYSTEMS } from '../../faces/index.ts';
import { useSpeak } from '../../words/speak.ts';
import { BASES } from '../trial.ts';

interface GroundFieldProps<T> {
  readonly className: string;
  readonly value: T;
  readonly onValue: (value: T) => void;
}

/** By the rules of which system it is told. */
export function SystemField({ className, value, onValue }: GroundFieldProps<string>): ReactNode {
  const speak = useSpeak();
  return (
    <label className={className}><span>{speak('workshop.figure.system')}</span>
      <select className="field-text" value={value} onChange={({ target }) => onValue(target.value)}>
        {SYSTEMS.map((id) => <option key={id} value={id}>{speak(`${id}.system.name`)}</option>)}
      </select>
    </label>
  );
}

/** Of which base, by its diameter in mm. */
export function BaseField({ className, value, onValue }: GroundFieldProps<number>): ReactNode {
  const speak = useSpeak();
  return (
    <label className={className}><span>{speak('workshop.figure.base')}</span>
      <select className="field-text" value={value} onChange={({ target }) => onValue(Number(target.value))}>
        {BASES.map((one) => <option key={one} value={one}>{speak('workshop.table.depth', { depth: one })}</option>)}
      </select>
    </label>
  );
}

/** Of squares of which side, in mm. */
export function SquareField({ className, value, onValue }: GroundFieldProps<number>): ReactNode {
  const speak = useSpeak();
  return (
    <label className={className}><span>{speak('workshop.figure.square')}</span>
      <select className="field-text" value={value} onChange={({ target }) => onValue(Number(target.value))}>
        {(['inch', 'inchAndHalf'] as const).map((side) => <option key={side} value={SQUARE[side]}>{speak(`workshop.figure.${side}`)}</option>)}
      </select>
    </label>
  );
}
