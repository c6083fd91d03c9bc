import type { ReactNode } from 'react';
import { SYSTEMS } from '../../faces/index.ts';
import { useSpeak } from '../../words/speak.ts';
import { partWords } from '../../words/terrain.ts';
import { BASES, trial, useTrial, VIEWS, type TrialView } from '../trial.ts';
import { TRIAL_TONES } from '../trialTones.ts';

/** What the rules say of the figure that tries the table: where it gets, what it sees, and what is in the way of the place that is pointed at. */
export function FigureCard(): ReactNode {
  const speak = useSpeak();
  const { system, base, shows, figure, working, fault } = useTrial((s) => s);
  const tones = TRIAL_TONES[shows];
  return (
    <section className="figure-card" aria-label={speak('workshop.figure.heading')}>
      <h3>{speak('workshop.figure.heading')}</h3>
      <div className="side__numbers">
        <label className="number-field"><span>{speak('workshop.figure.system')}</span>
          <select className="field-text" value={system} onChange={({ target }) => trial.setState({ system: target.value })}>
            {SYSTEMS.map((id) => <option key={id} value={id}>{speak(`${id}.system.name`)}</option>)}
          </select></label>
        <label className="number-field"><span>{speak('workshop.figure.base')}</span>
          <select className="field-text" value={base} onChange={({ target }) => trial.setState({ base: Number(target.value) })}>
            {BASES.map((one) => <option key={one} value={one}>{speak('workshop.table.depth', { depth: one })}</option>)}
          </select></label>
        <label className="number-field"><span>{speak('workshop.figure.shows')}</span>
          <select className="field-text" value={shows} onChange={({ target }) => trial.setState({ shows: target.value as TrialView })}>
            {VIEWS.map((one) => <option key={one} value={one}>{speak(`workshop.figure.view.${one}`)}</option>)}
          </select></label>
      </div>
      {figure === null ? <p className="side__none">{speak('workshop.figure.hint')}</p> : (
        <ul className="figure-card__tones">{tones.map((tone, i) => <li key={tone}><i style={{ background: tone }} />{speak(`workshop.figure.tone.${shows}${i + 1}`)}</li>)}</ul>
      )}
      <div role="status">{working ? <p>{speak('workshop.figure.measuring')}</p> : <Told />}</div>
      {fault !== '' && <p role="alert" className="bad">{fault}</p>}
    </section>
  );
}

/** What there is to say of the place that is pointed at. */
function Told(): ReactNode {
  const speak = useSpeak();
  const told = useTrial((s) => s.told);
  if (told?.to == null || told.ways === null) return null;
  const { from, to, ways: { there, cover }, elevation, knowsCover } = told;
  const [flat, up] = [Math.round(Math.hypot(to.x - from.x, to.z - from.z)), Math.round(to.y - from.y)];
  const blocker = there.blockers[0]?.part;
  return (
    <>
      <p>{speak('workshop.figure.apart', { flat, up })} {elevation !== null && speak(`workshop.figure.level.${elevation}`)}</p>
      <p>{there.seen ? speak('workshop.figure.sees') : speak('workshop.figure.blind', { part: blocker === undefined ? '' : partWords(blocker, speak) })}</p>
      {there.seen && knowsCover && <p>{cover === null ? speak('workshop.figure.bare') : speak('workshop.figure.behind', { part: partWords(cover, speak) })}</p>}
    </>
  );
}
