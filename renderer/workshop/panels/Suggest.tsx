import { useState, type ReactNode } from 'react';
import { AMOUNTS, GROUNDS, THEMES, type Amount, type Ground, type ThemeName } from '../../../engine/space/suggest/wish.ts';
import { SYMMETRIES, type Symmetry } from '../../../engine/space/suggest/symmetry.ts';
import { tableText } from '../../../engine/space/terrain/table-text.ts';
import { link } from '../../match/match.ts';
import { sentence } from '../../match/messages.ts';
import { anySeed, nextSeed } from '../../muster/chance.ts';
import { useSpeak } from '../../words/speak.ts';
import { bench } from '../bench.ts';
import { does } from '../deeds.ts';
import { Kit } from '../kit.ts';
import { NumberField } from './NumberField.tsx';

const LOOKS = Object.keys(THEMES) as readonly ThemeName[];
const MOST_SEED = 9999;
/** The element that holds it. */
export const SUGGEST = 'workshop-suggest';

interface Asked {
  readonly ground: Ground;
  readonly theme: ThemeName;
  readonly density: Amount;
  readonly height: Amount;
  readonly symmetry: Symmetry;
}

/** Lays a whole table out from a number, around what is locked: one step that can be taken back. */
export function Suggest(): ReactNode {
  const speak = useSpeak();
  const [asked, setAsked] = useState<Asked>({ ground: 'open', theme: 'refinery', density: 'usual', height: 'usual', symmetry: 'turn' });
  const [seed, setSeed] = useState(anySeed);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [note, setNote] = useState('');
  const suggest = async (number: number): Promise<void> => {
    const { draft, table } = bench.getState();
    if (draft === null) return;
    setSeed(number);
    setBusy(true);
    setFault('');
    setNote('');
    try {
      const kept = draft.table.features.filter(({ locked }) => locked === true);
      const { suggestion } = await link.call('suggestTable', { file: tableText({ ...draft.table, features: kept }), ...asked, seed: number });
      const { features, objectives, mat, light, theme, systems, symmetry } = suggestion;
      const kit = new Kit(theme);
      await kit.bring([...kept, ...features].map(({ piece }) => piece));
      // What was done meanwhile is not undone by what comes late.
      if (bench.getState().table !== table || bench.getState().draft !== draft) return;
      if (features.length === 0) setFault(speak('workshop.suggest.none'));
      else {
        const gone = draft.table.features.flatMap(({ id, locked }) => (locked === true ? [] : [id]));
        bench.setState({ kit });
        if (symmetry !== asked.symmetry) setNote(speak('workshop.suggest.unmeasured'));
        does('suggest', [
          ...(gone.length === 0 ? [] : [{ kind: 'remove' as const, features: gone }]), { kind: 'add', features: [...features] },
          { kind: 'head', to: { theme, mat, light, objectives: [...objectives], systems: systems === null ? null : [...systems] } },
        ], []);
      }
    } catch (why) {
      setFault(sentence(why));
    } finally {
      setBusy(false);
    }
  };
  const pick = <K extends keyof Asked>(key: K, values: readonly Asked[K][]): ReactNode => (
    <label className="number-field"><span>{speak(`workshop.suggest.${key}`)}</span>
      <select className="field-text" value={asked[key]} onChange={({ target }) => setAsked({ ...asked, [key]: target.value })}>
        {values.map((one) => <option key={one} value={one}>{speak(`workshop.suggest.${key === 'height' ? 'density' : key}Words.${one}`)}</option>)}
      </select>
    </label>
  );
  return (
    <fieldset id={SUGGEST} className="side__group is-list"><legend>{speak('workshop.suggest.heading')}</legend><small>{speak('workshop.suggest.hint')}</small>
      <div className="side__numbers">
        {pick('ground', GROUNDS)}{pick('theme', LOOKS)}{pick('symmetry', SYMMETRIES)}{pick('density', AMOUNTS)}{asked.ground === 'open' && pick('height', AMOUNTS)}
        <NumberField label={speak('workshop.suggest.seed')} unit="" value={seed} least={0} most={MOST_SEED} onValue={(value) => setSeed(Math.round(value))} />
      </div>
      <div className="side__deeds">
        <button type="button" className="ghost" disabled={busy} onClick={() => void suggest(seed)}>{speak('workshop.suggest.make')}</button>
        <button type="button" className="ghost" disabled={busy} onClick={() => void suggest(nextSeed(seed))}>{speak('workshop.suggest.next')}</button>
      </div>
      {busy && <p role="status">{speak('workshop.suggest.busy')}</p>}
      {note !== '' && <p role="status">{note}</p>}
      {fault !== '' && <p role="alert" className="bad">{fault}</p>}
    </fieldset>
  );
}
