import { useState, type ReactNode } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly disabled?: boolean;
  readonly onValue: (value: number) => void;
}

/** A number that is typed: taken over with Enter or when the field is left, as far as it is within its bounds. */
export function NumberField({ label, unit, value, least, most, disabled = false, onValue }: NumberFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const given = typed === null ? value : Number(typed.replace(',', '.'));
  const wrong = typed !== null && (typed.trim() === '' || !Number.isFinite(given) || given < least || given > most);
  const take = (): void => {
    if (typed !== null && !wrong && given !== value) onValue(given);
    setTyped(null);
  };
  return (
    <label className="number-field"><span>{label}</span>
      <input
        className="field-text" inputMode="decimal" disabled={disabled} aria-invalid={wrong} value={typed ?? String(value)} onChange={({ target }) => setTyped(target.value)} onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') { setTyped(null); event.stopPropagation(); }
        }}
      /><small>{unit}</small>
    </label>
  );
}
