import type { ReactNode } from 'react';
import { missionsLeftOut, type MissionLeftOut } from '../../../../engine/shatterpoint/missions/left-out.ts';
import { useSpeak } from '../../../words/speak.ts';

const countOf = (kind: MissionLeftOut['kind']): number => missionsLeftOut.filter((each) => each.kind === kind).length;

/** The printed missions that cannot be chosen yet, and what is missing of each; closed until somebody wants to know. */
export function MissionsLeftOut(): ReactNode {
  const speak = useSpeak();
  return (
    <details className="unplayable">
      <summary><small>{speak('shatterpoint.leftOut.heading', { operations: countOf('keyOperation'), encounters: countOf('legendaryEncounter') })}</small></summary>
      <p>{speak('shatterpoint.leftOut.why')}</p>
      <ul>
        {missionsLeftOut.map(({ id, name, kind, objectives, missing }) => {
          const unsure = objectives.filter(({ sure }) => !sure).map((objective) => objective.id).join(', ');
          return <li key={id}><b>{name}</b> ({speak(`shatterpoint.leftOut.kind.${kind}`)}): {missing.map((gap) => speak(`shatterpoint.leftOut.gap.${gap}`, { places: unsure })).join('; ')}.</li>;
        })}
      </ul>
    </details>
  );
}
