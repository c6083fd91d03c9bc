import { useState, type ReactNode } from 'react';
import type { MissionFace, MissionMap } from '../../../../engine/shatterpoint/exchange/index.ts';
import { namedFor } from '../../../../engine/shatterpoint/board/named-fault.ts';
import type { NamedPlaces } from '../../../../engine/space/terrain/named-places.ts';
import { BattleMap, type Deployment } from '../../../muster/BattleMap.tsx';
import { Picker } from '../../../muster/Picker.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak } from '../../../words/speak.ts';
import type { Draft } from './draft.ts';
import { MissionsLeftOut } from './MissionsLeftOut.tsx';

interface MissionPickProps {
  readonly missions: readonly (MissionFace & Partial<MissionMap>)[];
  readonly draft: Draft;
  /** Places that the table names, as far as they are played with. */
  readonly named: NamedPlaces;
  /** Why the table cannot hold a mission; empty where it can. */
  readonly unheld: (mission: string) => string;
  readonly onMission: (seat: 0 | 1 | null, mission: string) => void;
  /** What else is said of what is fought for. */
  readonly children?: ReactNode;
}

/** Depth of the strip in which leaders deploy: Range 2 of the printed game (mm). */
const STRIP = 76.2;
const STRIPS: readonly Deployment[] = [{ seat: 0, kind: 'strip', side: 1, depth: STRIP }, { seat: 1, kind: 'strip', side: -1, depth: STRIP }];

type Bringer = 'both' | 'first' | 'second';
const SEATS: Readonly<Record<Bringer, 0 | 1 | null>> = { both: null, first: 0, second: 1 };

/** What is fought for: the missions that the sides bring, each drawn over the table. */
export function MissionPick({ missions, draft, named, unheld, onMission, children }: MissionPickProps): ReactNode {
  const speak = useSpeak();
  const [open, setOpen] = useState(false);
  const [bringer, setBringer] = useState<Bringer>('both');
  const ids = draft.teams.map(({ mission }) => mission);
  const isOne = ids[0] === ids[1];
  const nameOf = (id: string): string => missions.find((mission) => mission.id === id)?.name ?? id;
  const mapOf = (id: string): ReactNode => (
    <BattleMap
      table={draft.table} words={speak('shatterpoint.team.missionMap', { mission: nameOf(id) })} deployments={() => (named.deployment.length === 0 ? STRIPS : named.deployment.map((zone) => ({ kind: 'outline', ...zone })))}
      objectives={namedFor(named, { id }).length > 0 ? namedFor(named, { id }) : missions.find((mission) => mission.id === id)?.objectives ?? []}
    />
  );
  const bringers = (['both', 'first', 'second'] as const).map((value) => ({ value, label: speak(value === 'both' ? 'shatterpoint.team.both' : `shatterpoint.match.${value}`) }));
  const shown = draft.teams[SEATS[bringer] ?? 0]!.mission;
  return (
    <section className="field mission" aria-label={speak('shatterpoint.team.mission')}>
      <div className="mission__maps">
        {(isOne ? ids.slice(0, 1) : ids).map((id, seat) => (
          <figure key={seat} className={isOne ? '' : seatLetter(seat)}>
            {mapOf(id)}
            {!isOne && <figcaption><i className="pattern" aria-hidden="true" /><b>{nameOf(id)}</b></figcaption>}
          </figure>
        ))}
      </div>
      <div className="mission__words">
        {missions.length > 1 && (
          <button type="button" className="option" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <span className="option__text"><b>{isOne ? nameOf(ids[0]!) : speak('shatterpoint.team.twoMissions')}</b><small>{speak('shatterpoint.team.otherMission')}</small></span><Icon name="lower" />
          </button>
        )}
        {[...new Set(ids)].map((id) => speak.has(`shatterpoint.mission.rules.${id}`) && (
          <details key={id} className="team__mission">
            <summary>{speak('shatterpoint.team.missionRules', { mission: speak(`shatterpoint.mission.name.${id}`) })}</summary>
            <p>{speak(`shatterpoint.mission.rules.${id}`)}</p>
          </details>
        ))}
        {children}
      </div>
      {open && (
        <Picker
          title={speak('shatterpoint.team.mission')} className="wide missions" chosen={shown} onClose={() => setOpen(false)}
          choices={missions.map(({ id, name }) => ({ id, name, words: '', picture: mapOf(id), note: '', why: unheld(id) }))}
          filters={<Segments legend={speak('shatterpoint.team.broughtBy')} value={bringer} choices={bringers} onChange={setBringer} />}
          card={(id) => <div className="mission__rules"><h3>{nameOf(id)}</h3><p>{speak(`shatterpoint.mission.rules.${id}`)}</p></div>}
          footer={<MissionsLeftOut />}
          onTake={(id) => { onMission(SEATS[bringer], id); setOpen(false); }}
        />
      )}
    </section>
  );
}
