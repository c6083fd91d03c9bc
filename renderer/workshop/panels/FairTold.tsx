import type { ReactNode } from 'react';
import type { PlayedOut } from '../../../engine/host/link.ts';
import { whenWords } from '../../library/words.ts';
import { percent } from '../../words/percent.ts';
import { useSpeak } from '../../words/speak.ts';
import { placesKey } from '../fairPlaces.ts';

interface FairToldProps {
  readonly told: PlayedOut;
  /** The contest's name where one alone was played; empty for all. */
  readonly mission: string;
}

/** What was measured, and no more: what was played and how many matches, shares with their intervals, and whether those show anything. */
export function FairTold({ told, mission }: FairToldProps): ReactNode {
  const speak = useSpeak();
  const { system, own, games, wanted, decided, state, fault, near, farWon, first, turns, leftOut, saved, outdated } = told;
  const running = state === 'running' || state === 'waiting';
  const verdict = near.low > 0.5 ? 'nearBetter' : near.high < 0.5 ? 'farBetter' : 'even';
  // Sides are edges of the table, or who deploys in which outline.
  const sides = own.deployment ? 'outlines' : 'edges';
  return (
    <>
      {running && <progress max={wanted} value={games} aria-label={speak('workshop.fair.heading')} />}
      <p role="status">{speak(`workshop.fair.${state}`, { games, wanted, turns })}</p>
      <p>{speak('workshop.fair.by', { system: speak(`${system}.system.name`), mission: mission === '' ? speak('workshop.fair.every') : mission, places: speak(`workshop.fair.playedWith.${placesKey(own)}`) })}</p>
      {saved !== null && !running && <p>{speak('workshop.fair.when', { when: whenWords(saved, speak) })}</p>}
      {outdated && <p className="fair__outdated">{speak('workshop.fair.outdated')}</p>}
      {fault !== '' && <p className="bad">{speak('workshop.fair.none', { fault })}</p>}
      {leftOut > 0 && <p>{speak('workshop.fair.left', { count: leftOut })}</p>}
      {games > 0 && (
        <>
          <Share name={speak(`workshop.fair.${sides}.near`)} {...near} />
          <Share name={speak('workshop.fair.first')} {...first} />
          <small>{speak(`workshop.fair.${sides}.interval`)}</small>
          <p>{speak(`workshop.fair.${sides}.decided`, { decided, games, near: near.won, far: farWon })}</p>
          <p className="fair__verdict">{speak(verdict === 'even' ? 'workshop.fair.even' : `workshop.fair.${sides}.${verdict}`)}</p>
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
