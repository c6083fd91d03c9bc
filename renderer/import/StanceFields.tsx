import type { ReactNode } from 'react';
import { UNITS, type Stance, type Unit, type Up } from '../../engine/space/import/stance.ts';
import { useSpeak } from '../words/speak.ts';
import { NumberField } from '../workshop/panels/NumberField.tsx';
import { useImport, type Importer } from './importer.ts';

const UPS: readonly Up[] = ['+y', '+z', '-z', '-y', '+x', '-x'];
const INCH = 25.4;
const inches = (mm: number): string => (mm / INCH).toFixed(1);

/** How large the model is and which way up it stands: guessed, and changed here. */
export function StanceFields({ importer }: { readonly importer: Importer }): ReactNode {
  const speak = useSpeak();
  const read = useImport(importer, (s) => s.read);
  const stance = useImport(importer, (s) => s.stance);
  const size = useImport(importer, (s) => s.apart?.size);
  if (read === null || stance === null) return null;
  const guess = (is: boolean): string => (is ? ` (${speak('import.place.guessed')})` : '');
  const set = (change: Partial<Stance>): void => importer.stand({ ...stance, ...change });
  return (
    <fieldset className="import__group"><legend>{speak('import.place.heading')}</legend>
      <div className="import__pair">
        <label className="number-field is-wide"><span>{speak('import.place.unit')}</span>
          <select className="field-text" value={stance.unit} onChange={({ target }) => set({ unit: target.value as Unit, factor: 1 })}>
            {(Object.keys(UNITS) as Unit[]).map((unit) => <option key={unit} value={unit}>{speak(`import.place.unitWords.${unit}`)}{guess(unit === read.stance.unit)}</option>)}
          </select></label>
        <label className="number-field"><span>{speak('import.place.up')}</span>
          <select className="field-text" value={stance.up} onChange={({ target }) => set({ up: target.value as Up })}>
            {UPS.map((up) => <option key={up} value={up}>{up.replace('-', '−')}{guess(up === read.stance.up)}</option>)}
          </select></label>
        <NumberField label={speak('import.place.factor')} unit="×" value={Number(stance.factor.toPrecision(4))} least={1e-6} most={1e6} onValue={(factor) => set({ factor })} />
      </div>
      <p className="import__size">
        {size !== undefined && <b>{speak('import.place.size', { x: Math.round(size[0]), y: Math.round(size[1]), z: Math.round(size[2]) })}</b>}
        {size !== undefined && <small>{speak('import.place.inches', { x: inches(size[0]), y: inches(size[1]), z: inches(size[2]) })}</small>}
        <button type="button" className="ghost" onClick={() => set({ quarters: ((stance.quarters + 1) % 4) as Stance['quarters'] })}>{speak('import.place.turn')}</button>
      </p>
    </fieldset>
  );
}
