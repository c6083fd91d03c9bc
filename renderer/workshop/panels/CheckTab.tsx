import type { ReactNode } from 'react';
import type { Finding } from '../../../engine/space/check/check.ts';
import { MeasuresLine } from '../../tables/MeasuresLine.tsx';
import { useSpeak } from '../../words/speak.ts';
import { findingWords, mendWords } from '../../words/tableWords.ts';
import { useBench } from '../bench.ts';
import { choose, does } from '../deeds.ts';
import { view } from '../scene/view.ts';
import { Fairness } from './Fairness.tsx';

/** Looks at what a finding is about, and chooses its piece. */
function show({ feature, at }: Finding): void {
  if (feature !== null) choose([feature]);
  if (at !== null) view.rig?.focus(at.x, at.y, at.z);
}

/** What keeps the table from being played as it is meant, as it is laid out: the worst first, each with what mends it. */
export function CheckTab(): ReactNode {
  const speak = useSpeak();
  const check = useBench((s) => s.check);
  const checking = useBench((s) => s.checking || s.keeping === 'waiting');
  const share = useBench((s) => s.checked);
  const findings = check?.findings ?? [];
  const fixes = findings.flatMap(({ severity, fix }) => (fix === null || severity === 'note' ? [] : [fix]));
  const measures = check?.measures ?? null;
  return (
    <section className="findings" aria-label={speak('tables.check')} aria-busy={checking}>
      <p className="findings__live">{speak(checking ? 'workshop.check.busy' : 'workshop.check.live')}
        {share !== null && <progress max={1} value={share} aria-label={speak('workshop.check.far')} />}</p>
      {check !== null && findings.length === 0 && <p className="findings__sound">{speak('workshop.check.none')}</p>}
      {fixes.length > 1 && <button type="button" className="ghost" onClick={() => does('mend', fixes)}>{speak('tables.mendAll', { count: fixes.length })}</button>}
      <ul>{findings.map((one, i) => {
        const { what, why } = findingWords(one, speak);
        return (
          <li key={i} className={`finding is-${one.severity}`}>
            <i className="finding__severity">{speak(`tables.severity.${one.severity}`)}</i>
            <span><b>{what}</b> {why}</span>
            <span className="finding__deeds">
              {(one.feature !== null || one.at !== null) && <button type="button" className="ghost" aria-label={`${speak('workshop.check.show')}: ${what}`} onClick={() => show(one)}>{speak('workshop.check.show')}</button>}
              {one.fix !== null && <button type="button" className="ghost" aria-label={`${mendWords(one.reason, one.fix, speak)}: ${what}`} onClick={() => does('mend', [one.fix!])}>{mendWords(one.reason, one.fix, speak)}</button>}
            </span>
          </li>
        );
      })}</ul>
      <Fairness />
      {measures !== null && <MeasuresLine measures={measures} />}
    </section>
  );
}
