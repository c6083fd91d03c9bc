import type { ReactNode } from 'react';
import { useSpeak } from '../../words/speak.ts';
import { partWords } from '../../words/terrain.ts';
import { goBy, trial, useTrial, VIEWS, type TrialView } from '../trial.ts';
import { FAR_TONES, TRIAL_TONES } from '../trialTones.ts';
import { BaseField, SystemField } from './GroundFields.tsx';

/** What the rules say of the figure that tries the table: where it gets, what it sees, and what is in the way of the place that is pointed at. */
export function FigureCard(): ReactNode {
  const speak = useSpeak();
  const { system, base, shows, figure, working, fault } = useTrial((s) => s);
  const kinds = useTrial((s) => s.told?.kinds);
  const tones = TRIAL_TONES[shows];
  const legend = shows === 'view' ? tones.map((tone, i) => [tone, `tone.view${i + 1}`] as const)
    : [...(kinds ?? []).map((kind, i) => [tones[i]!, `kind.${kind}`] as const), ...FAR_TONES.map((tone, i) => [tone, `far.${i + 1}`] as const)];
  return (
    <section className="figure-card" aria-label={speak('workshop.figure.heading')}>
      <h3>{speak('workshop.figure.heading')}</h3>
      <div className="side__numbers">
        <SystemField className="number-field" value={system} onValue={(id) => void goBy(id)} />
        <BaseField className="number-field" value={base} onValue={(one) => trial.setState({ base: one })} />
        <label className="number-field"><span>{speak('workshop.figure.shows')}</span>
          <select className="field-text" value={shows} onChange={({ target }) => trial.setState({ shows: target.value as TrialView })}>
            {VIEWS.map((one) => <option key={one} value={one}>{speak(`workshop.figure.view.${one}`)}</option>)}
          </select></label>
      </div>
      {figure === null ? <p className="side__none">{speak('workshop.figure.hint')}</p> : (
        <ul className="figure-card__tones">{legend.map(([tone, word]) => <li key={tone}><i style={{ background: tone }} />{speak(`workshop.figure.${word}`)}</li>)}</ul>
      )}
      <div role="status">{working && <p>{speak('workshop.figure.measuring')}</p>}<Walked /><Told /></div>
      {fault !== '' && <p role="alert" className="bad">{fault}</p>}
    </section>
  );
}

/** How it came to where it stands. */
function Walked(): ReactNode {
  const speak = useSpeak();
  const walked = useTrial((s) => s.walked);
  return walked === null ? null : <p>{speak('workshop.figure.walked', { kind: speak(`workshop.figure.kind.${walked.how.kind}`), count: walked.moves })}</p>;
}

/** What there is to say of the place that is pointed at: how far it is, how it gets there, what it sees of somebody there, and whether it could attack. */
function Told(): ReactNode {
  const speak = useSpeak();
  const told = useTrial((s) => s.told);
  const system = useTrial((s) => s.system);
  if (told?.to == null || told.ways === null || told.strike === null) return null;
  const { from, to, ways: { there, cover }, elevation, goes, strike: { seen, covered, range, open } } = told;
  const [flat, up] = [Math.round(Math.hypot(to.x - from.x, to.z - from.z)), Math.round(to.y - from.y)];
  const blocker = there.blockers[0]?.part;
  const way = goes === null ? null : { kind: speak(`workshop.figure.kind.${goes.kind}`), cost: goes.cost ?? 0 };
  const unseen = blocker === undefined ? speak('workshop.figure.unseen') : speak('workshop.figure.blind', { part: partWords(blocker, speak) });
  const hides = cover === null ? speak('workshop.figure.covered') : speak('workshop.figure.behind', { part: partWords(cover, speak) });
  return (
    <>
      <p>{speak('workshop.figure.apart', { flat, up })} {elevation !== null && speak(`workshop.figure.level.${elevation}`)}</p>
      <p>{way === null ? speak('workshop.figure.goesNot') : speak(goes?.cost == null ? 'workshop.figure.goes' : 'workshop.figure.goesCost', way)}</p>
      <p>{seen ? speak('workshop.figure.sees') : unseen} {range === null ? speak('workshop.figure.range.none') : speak(`workshop.figure.range.${system}`, { range })}</p>
      {seen && <p>{covered ? hides : speak('workshop.figure.bare')}</p>}
      <p>{speak(open ? 'workshop.figure.open' : 'workshop.figure.closed')}</p>
    </>
  );
}
