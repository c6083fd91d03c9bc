import type { ReactNode } from 'react';

interface Segment<T> {
  readonly value: T;
  readonly label: ReactNode;
  readonly name?: string;
}

interface SegmentsProps<T> {
  readonly legend: string;
  /** The legend is told and not shown. */
  readonly quiet?: boolean;
  readonly value: T;
  readonly choices: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all in view. */
export function Segments<T extends string | number | boolean>({ legend, quiet = false, value, choices, onChange }: SegmentsProps<T>): ReactNode {
  return (
    <fieldset className="field">
      <legend className={quiet ? 'sr' : undefined}>{legend}</legend>
      <div className="segments">
        {choices.map((choice) => <button key={String(choice.value)} type="button" aria-pressed={choice.value === value} aria-label={choice.name} title={choice.name} onClick={() => onChange(choice.value)}>{choice.label}</button>)}
      </div>
    </fieldset>
  );
}
