import { useEffect, useState, type ReactNode } from 'react';
import type { CallResult } from '../../../engine/host/link.ts';
import { suits } from '../../../engine/space/terrain/suits.ts';
import { useFaces } from '../../faces/index.ts';
import { link, match, useMatch } from '../../match/match.ts';
import { sentence } from '../../match/messages.ts';
import { useSpeak } from '../../words/speak.ts';
import { useBench } from '../bench.ts';
import { placesFor, placesKey } from '../fairPlaces.ts';
import { FairTold } from './FairTold.tsx';

/** Matches that may be asked for, two a pair, and how often it is asked how far they are (milliseconds). */
const MATCHES = [20, 50, 100, 200, 400, 1000, 2000] as const;
const LOOK = 400;
/** By how many in a hundred a share of so many matches may be off either way, 95 times in 100, at most about. */
const off = (matches: number): number => Math.ceil(98 / Math.sqrt(matches));

/** Plays the table out in the background, and tells how fair it was. */
export function Fairness(): ReactNode {
  const speak = useSpeak();
  const faces = useFaces();
  const table = useBench((s) => s.draft!.table);
  const id = useBench((s) => s.table!);
  const kept = useBench((s) => s.keeping === 'kept');
  const fitting = faces.filter((face) => suits(table, face.id));
  const [chosen, setChosen] = useState('');
  const [contest, setContest] = useState('');
  const [matches, setMatches] = useState<number>(MATCHES[1]);
  const [asPrinted, setAsPrinted] = useState(false);
  const [asked, setAsked] = useState(0);
  const [fault, setFault] = useState('');
  const { playedOut: told, trouble, own: choices } = usePlayedOut(id, table, kept, asked);
  const system = fitting.some((face) => face.id === chosen) ? chosen : (fitting[0]?.id ?? '');
  const missions = useMissions(system);
  const played = useMissions(told?.system ?? '').find((mission) => mission.id === told?.contest);
  const places = placesKey(placesFor(choices, system, contest));
  const own = places !== 'printed' && !asPrinted;
  const busy = told?.state === 'running' || told?.state === 'waiting';
  const ask = (work: Promise<unknown>): void => {
    setFault('');
    work.then(() => setAsked((n) => n + 1), (why: unknown) => setFault(sentence(why)));
  };
  return (
    <fieldset className="side__group is-list fair"><legend>{speak('workshop.fair.heading')}</legend><small>{speak('workshop.fair.hint')}</small>
      <div className="side__numbers">
        <label className="number-field"><span>{speak('workshop.fair.system')}</span>
          <select className="field-text" value={system} disabled={busy} onChange={({ target }) => { setChosen(target.value); setContest(''); }}>
            {fitting.map((face) => <option key={face.id} value={face.id}>{speak(`${face.id}.system.name`)}</option>)}
          </select>
        </label>
        <label className="number-field"><span>{speak('workshop.fair.count')}</span>
          <select className="field-text" value={matches} disabled={busy} onChange={({ target }) => setMatches(Number(target.value))}>
            {MATCHES.map((one) => <option key={one} value={one}>{one}</option>)}
          </select>
        </label>
        {missions.length > 0 && (
          <label className="number-field fair__mission"><span>{speak('workshop.fair.mission')}</span>
            <select className="field-text" value={contest} disabled={busy} onChange={({ target }) => setContest(target.value)}>
              <option value="">{speak('workshop.fair.all')}</option>
              {missions.map(({ id: mission, name }) => <option key={mission} value={mission}>{name}</option>)}
            </select>
          </label>
        )}
        {places !== 'printed' && (
          <label className="number-field fair__mission"><span>{speak('workshop.fair.places')}</span>
            <select className="field-text" value={asPrinted ? 'printed' : 'own'} disabled={busy} onChange={({ target }) => setAsPrinted(target.value === 'printed')}>
              <option value="own">{speak(`workshop.fair.placesOf.${places}`)}</option>
              <option value="printed">{speak('workshop.fair.placesOf.printed')}</option>
            </select>
          </label>
        )}
      </div>
      <small>{speak('workshop.fair.off', { count: matches, points: off(matches) })}</small>
      <div className="side__deeds">
        {busy
          ? <button type="button" className="ghost" onClick={() => ask(link.call('endPlayOut', { table: id }))}>{speak('workshop.fair.cancel')}</button>
          : <button type="button" className="ghost" disabled={!kept || system === ''} onClick={() => ask(link.call('playOut', { table: id, system, contest: contest === '' ? null : contest, pairs: matches / 2, own }))}>{speak(told === null ? 'workshop.fair.begin' : 'workshop.fair.again')}</button>}
      </div>
      {fault !== '' && <p role="alert" className="bad">{fault}</p>}
      {trouble !== null && <p role="alert" className="bad">{speak(`workshop.fair.${trouble.what}`, { cause: trouble.cause })}</p>}
      {told !== null && <FairTold told={told} mission={played?.name ?? ''} />}
    </fieldset>
  );
}

type Known = CallResult<'playedOut'>;

const NOTHING: Known = { playedOut: null, trouble: null, own: [] };

/** What came of it so far, asked for again and again while it goes on; and what of the table's own it can be played with. */
function usePlayedOut(table: string, draft: unknown, kept: boolean, asked: number): Known {
  const [told, setTold] = useState<Known>(NOTHING);
  useEffect(() => {
    if (!kept) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const known = await link.call('playedOut', { table }).catch(() => NOTHING);
      if (gone) return;
      setTold(known);
      const { playedOut } = known;
      if (playedOut?.state === 'running' || playedOut?.state === 'waiting') timer = setTimeout(() => void look(), LOOK);
    };
    void look();
    return () => { gone = true; clearTimeout(timer); };
  }, [table, draft, kept, asked]);
  return told;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The missions of a rule system, where it has such. */
function useMissions(system: string): readonly Named[] {
  const catalogue = useMatch((s) => s.catalogue);
  useEffect(() => { if (catalogue === null) void match.getState().loadCatalogue(); }, [catalogue]);
  return (catalogue?.systems.find(({ id }) => id === system)?.missions ?? []) as readonly Named[];
}
