import type { ReactNode } from 'react';
import { Color } from 'three';
import { KINDS, type Kind } from '../../engine/space/import/kinds.ts';
import type { Rgb } from '../../engine/space/import/raw.ts';
import { useSpeak } from '../words/speak.ts';
import { useImport, type Importer } from './importer.ts';
import { partName } from './importWords.ts';
import { KIND_TONES } from './kindTones.ts';

const ALL: readonly Kind[] = [...(Object.keys(KINDS) as Kind[]), 'gone'];

/** A linear colour as a field for colours has it, and back. */
const hexOf = ([red, green, blue]: Rgb): string => `#${new Color(red, green, blue).getHexString()}`;
function linear(hex: string): Rgb {
  const { r, g, b } = new Color(hex);
  return [r, g, b];
}

/** What colour a part has that was painted and got none. */
const PLAIN: Rgb = [0.32, 0.33, 0.35];

/** The parts of the model with what each is to the rules. */
export function PartsList({ importer }: { readonly importer: Importer }): ReactNode {
  const speak = useSpeak();
  const apart = useImport(importer, (s) => s.apart);
  const choices = useImport(importer, (s) => s.choices);
  const chosen = useImport(importer, (s) => s.chosen);
  if (apart === null) return null;
  return (
    <fieldset className="import__group"><legend>{speak('import.part.heading')}</legend><small>{speak('import.part.hint')}</small>
      <ul className="import__parts">{choices.map(({ kind, tint, turned = false }, i) => {
        const proposed = apart.parts[i];
        const name = partName({ apart }, i, speak);
        const turns = kind === 'ladder' || kind === 'stairs' || kind === 'door';
        return (
          <li key={i} className={chosen === i ? 'is-chosen' : undefined}>
            <button type="button" className="import__part" aria-pressed={chosen === i} onClick={() => importer.store.setState({ chosen: chosen === i ? null : i })}>
              <i style={{ background: kind === 'gone' ? 'none' : KIND_TONES[kind] }} />
              <span><b>{name}</b><small>{proposed === undefined ? '' : `${speak('import.part.triangles', { count: proposed.triangles.toLocaleString(speak.language()) })} · ${speak(`import.part.whyWords.${proposed.why}`)}`}</small></span>
            </button>
            <select className="field-text" aria-label={speak('import.part.kind', { name })} title={speak(`import.part.kindHints.${kind}`)} value={kind} onChange={({ target }) => importer.choose(i, { kind: target.value as Kind })}>
              {ALL.map((one) => <option key={one} value={one}>{speak(`import.part.kindWords.${one}`)}</option>)}
            </select>
            <input type="color" aria-label={speak('import.part.tint', { name })} title={speak('import.part.tint', { name })} disabled={kind === 'gone'} value={hexOf(tint ?? proposed?.colour ?? PLAIN)} onChange={({ target }) => importer.choose(i, { tint: linear(target.value) })} />
            {(turns || tint !== undefined || chosen === i) && (
              <span className="import__more">
                {chosen === i && <small>{speak(`import.part.kindHints.${kind}`)}</small>}
                {turns && <label><input type="checkbox" checked={turned} onChange={({ target }) => importer.choose(i, { turned: target.checked })} /> {speak(kind === 'door' ? 'import.part.slides' : 'import.part.turned')}</label>}
                {tint !== undefined && <button type="button" className="ghost" onClick={() => importer.choose(i, { tint: undefined })}>{speak('import.part.untint')}</button>}
              </span>
            )}
          </li>
        );
      })}</ul>
    </fieldset>
  );
}
