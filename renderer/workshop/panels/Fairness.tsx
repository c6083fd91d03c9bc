import { useEffect, useState, type ReactNode } from 'react';
import type { PlayedOut } from '../../../engine/host/link.ts';
import { suits } from '../../../engine/space/terrain/suits.ts';
import { useFaces } from '../../faces/index.ts';
import { link, match, useMatch } from '../../match/match.ts';
import { sentence } from '../../match/messages.ts';
import { percent } from '../../words/percent.ts';
import { useSpeak } from '../../words/speak.ts';
import { useBench } from '../bench.ts';

/** Pairs of matches that may be asked for, and how often it is asked how far they are (milliseconds). */
const PAIRS = [10, 25, 50, 100] as const;
const LOOK = 400;

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
  const [pairs, setPairs] = useState<number>(PAIRS[1]);
  const [asked, setAsked] = useState(0);
  const [fault, setFault] = useState('');
  const told = usePlayedOut(id, table, kept, asked);
  const system = fitting.some((face) => face.id === chosen) ? chosen : (fitting[0]?.id ?? '');
  const missions = useMissions(system);
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
          <select className="field-text" value={pairs} disabled={busy} onChange={({ target }) => setPairs(Number(target.value))}>
            {PAIRS.map((one) => <option key={one} value={one}>{2 * one}</option>)}
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
      </div>
      <div className="side__deeds">
        {busy
          ? <button type="button" className="ghost" onClick={() => ask(link.call('endPlayOut', { table: id }))}>{speak('workshop.fair.cancel')}</button>
          : <button type="button" className="ghost" disabled={!kept || system === ''} onClick={() => ask(link.call('playOut', { table: id, system, contest: contest === '' ? null : contest, pairs }))}>{speak(told === null ? 'workshop.fair.begin' : 'workshop.fair.again')}</button>}
      </div>
      {fault !== '' && <p role="alert" className="bad">{fault}</p>}
      {told !== null && <Told told={told} />}
    </fieldset>
  );
}

/** What came of it so far, asked for again and again while it goes on. */
function usePlayedOut(table: string, draft: unknown, kept: boolean, asked: number): PlayedOut | null {
  const [told, setTold] = useState<PlayedOut | null>(null);
  useEffect(() => {
    if (!kept) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const { playedOut } = await link.call('playedOut', { table }).catch(() => ({ playedOut: null }));
      if (gone) return;
      setTold(playedOut);
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

/** What was measured, and no more: how many matches, shares with their intervals, and whether those show anything. */
function Told({ told }: { readonly told: PlayedOut }): ReactNode {
  const speak = useSpeak();
  const { games, wanted, decided, state, fault, near, farWon, first, turns, leftOut } = told;
  const verdict = near.low > 0.5 ? 'nearBetter' : near.high < 0.5 ? 'farBetter' : 'even';
  return (
    <>
      {(state === 'running' || state === 'waiting') && <progress max={wanted} value={games} aria-label={speak('workshop.fair.heading')} />}
      <p role="status">{speak(`workshop.fair.${state}`, { games, wanted, turns })}</p>
      {fault !== '' && <p className="bad">{speak('workshop.fair.none', { fault })}</p>}
      {leftOut > 0 && <p>{speak('workshop.fair.left', { count: leftOut })}</p>}
      {games > 0 && (
        <>
          <Share name={speak('workshop.fair.near')} {...near} />
          <Share name={speak('workshop.fair.first')} {...first} />
          <small>{speak('workshop.fair.interval')}</small>
          <p>{speak('workshop.fair.decided', { decided, games, near: near.won, far: farWon })}</p>
          <p className="fair__verdict">{speak(`workshop.fair.${verdict}`)}</p>
        </>
      )}
    </>
  );
}

/** A share with its interval, on a scale with its middle. */
function Share({ name, share, low, high }: { readonly name: string; readonly share: number; readonly low: number; readonly high: number }): ReactNode {
  const speak = useSpeak();
  const values = { share: percent(share), low: percent(low), high: percent(high) };
  const at = (of: number): string => `${100 * of}%`;
  return (
    <div className="fair__share" role="img" aria-label={`${name}: ${speak('workshop.fair.shareOf', values)}`}>
      <span>{name}</span><span>{speak('workshop.fair.share', values)}</span>
      <i className="fair__scale" aria-hidden="true"><i style={{ left: at(low), width: at(high - low) }} /><b style={{ left: at(share) }} /></i>
    </div>
  );
}
