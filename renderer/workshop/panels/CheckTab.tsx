import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Finding } from '../../../engine/space/check/check.ts';
import { MeasuresLine } from '../../tables/MeasuresLine.tsx';
import { useSpeak } from '../../words/speak.ts';
import type { TableEdit } from '../../../engine/space/terrain/table-edit.ts';
import { fixesOf } from '../../tables/fixes.ts';
import { findingWords, lockedWords, mendWords } from '../../words/tableWords.ts';
import { bench, useBench } from '../bench.ts';
import { costliest } from '../costly.ts';
import { choose, does } from '../deeds.ts';
import { view } from '../scene/view.ts';
import { Fairness } from './Fairness.tsx';
import { SUGGEST } from './Suggest.tsx';

/** Looks at what a finding is about, and chooses its piece. */
function show({ feature, at }: Finding): void {
  if (feature !== null) choose([feature]);
  if (at !== null) view.rig?.focus(at.x, at.y, at.z);
}

/** Turns to where a table is suggested: something to stand on is laid out there. */
function toSuggest(): void {
  flushSync(() => bench.setState({ side: 'table' }));
  document.getElementById(SUGGEST)?.querySelector('select')?.focus();
}

/** Does what mends; what comes to the table is chosen, so that it is seen. */
function mend(edits: readonly TableEdit[]): void {
  const added = edits.flatMap((edit) => (edit.kind === 'add' ? edit.features.map(({ id }) => id) : []));
  does('mend', edits, added.length > 0 ? added : undefined);
}

/** What keeps the table from being played as it is meant, as it is laid out: the worst first, each with what mends it. */
export function CheckTab(): ReactNode {
  const speak = useSpeak();
  const check = useBench((s) => s.check);
  const checking = useBench((s) => s.checking || s.keeping === 'waiting');
  const share = useBench((s) => s.checked);
  const fault = useBench((s) => s.checkFault);
  const kit = useBench((s) => s.kit);
  const features = useBench((s) => s.draft?.table.features);
  const trianglesOf = (piece: string): number => (kit?.model(piece)?.parts ?? []).reduce((sum, { index }) => sum + index.length / 3, 0);
  const findings = check?.findings ?? [];
  const fixes = fixesOf(findings);
  const measures = check?.measures ?? null;
  return (
    <section className="findings" aria-label={speak('tables.check')} aria-busy={checking}>
      <p className="findings__live">{speak(checking ? 'workshop.check.busy' : 'workshop.check.live')}
        {share !== null && <progress max={1} value={share} aria-label={speak('workshop.check.far')} />}</p>
      {fault !== '' && !checking && <p role="alert" className="bad">{speak('workshop.check.failed', { fault })}</p>}
      {check !== null && findings.length === 0 && <p className="findings__sound">{speak('workshop.check.none')}</p>}
      {fixes.length > 1 && <button type="button" className="ghost" onClick={() => mend(fixes)}>{speak('tables.mendAll', { count: fixes.length })}</button>}
      <ul>{findings.map((one, i) => {
        const { what, why } = findingWords(one, speak);
        const locked = lockedWords(one, speak);
        const costly = costliest(one, features ?? [], trianglesOf);
        const chooses = speak('workshop.check.choose', { count: costly.length });
        return (
          <li key={i} className={`finding is-${one.severity}`}>
            <i className="finding__severity">{speak(`tables.severity.${one.severity}`)}</i>
            <span><b>{what}</b> {why}{locked !== null && <em className="finding__locked"> {locked}</em>}</span>
            <span className="finding__deeds">
              {(one.feature !== null || one.at !== null) && <button type="button" className="ghost" aria-label={`${speak('workshop.check.show')}: ${what}`} onClick={() => show(one)}>{speak('workshop.check.show')}</button>}
              {costly.length > 0 && <button type="button" className="ghost" aria-label={`${chooses}: ${why}`} onClick={() => choose(costly)}>{chooses}</button>}
              {one.reason === 'flat' && <button type="button" className="ghost" onClick={toSuggest}>{speak('workshop.check.suggest')}</button>}
              {one.fix !== null && <button type="button" className="ghost" aria-label={`${mendWords(one, one.fix, speak)}: ${what}`} onClick={() => mend([one.fix!])}>{mendWords(one, one.fix, speak)}</button>}
            </span>
          </li>
        );
      })}</ul>
      <Fairness />
      {measures !== null && <MeasuresLine measures={measures} />}
    </section>
  );
}
