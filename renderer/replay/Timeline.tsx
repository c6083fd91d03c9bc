import { useMemo, useRef, type ReactNode } from 'react';
import type { FilmOpening } from '../../engine/host/link.ts';
import { Key } from '../ui/Key.tsx';
import type { Situation } from '../faces/face.ts';
import { ownKey } from '../words/own.ts';
import { useSpeak } from '../words/speak.ts';
import { SPEEDS, type Speed } from './film.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { turnAt, type Pace } from './steps.ts';
import { turnTicks } from './timelineLayout.ts';
import { TimelineMarks } from './TimelineMarks.tsx';
import { usePlaces } from './usePlaces.ts';

export interface TimelineProps {
  readonly opening: FilmOpening;
  readonly situation: Situation | null;
  readonly at: number;
  /** Events of the next answer that are shown, and how many it has. */
  readonly within: number;
  readonly events: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** The last thing told. */
  readonly last: string;
  readonly onJump: (at: number) => void;
  readonly onStep: (pace: Pace, way: 1 | -1) => void;
  readonly onToggle: () => void;
  readonly onSpeed: (speed: Speed) => void;
  readonly onPlayOn: () => void;
}

const BACK: readonly (readonly [Pace, string])[] = [['turn', '{'], ['activation', '['], ['answer', ','], ['event', '<']];
const FORTH: readonly (readonly [Pace, string])[] = [['event', '>'], ['answer', '.'], ['activation', ']'], ['turn', '}']];

/** What was used with the pointer does not keep the keys to itself: Space goes on to play and pause. */
const letGo = (): void => { if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); };

/** The whole match in one line: where it is, what happened where, and every way to get there. */
export function Timeline({
  opening, situation, at, within, events, playing, speed, last, onJump, onStep, onToggle, onSpeed, onPlayOn,
}: TimelineProps): ReactNode {
  const speak = useSpeak();
  const { length, marks, system } = opening;
  const track = useRef<HTMLDivElement>(null);
  const places = usePlaces(track);
  const ticks = useMemo(() => turnTicks(opening, places), [opening, places]);
  const turn = turnAt(marks, at);
  const when = turn === 0 ? speak('phase.setup') : speak(ownKey(system, 'hud.turn', speak), { turn });
  const button = ([pace, key]: readonly [Pace, string], way: 1 | -1): ReactNode => {
    const word = `${pace}${way > 0 ? 'Forth' : 'Back'}` as GlyphName;
    const name = speak(ownKey(system, `replay.${word}`, speak));
    const shut = way > 0 ? at >= length : at <= 0 && within === 0;
    return (
      <button
        key={pace}
        type="button"
        className="film__key"
        aria-label={name}
        title={`${name} (${key})`}
        aria-keyshortcuts={key}
        aria-disabled={shut || undefined}
        onClick={() => {
          if (!shut) onStep(pace, way);
        }}
      >
        <Glyph name={word} />
      </button>
    );
  };
  return (
    <section className="film panel" aria-label={speak('replay.timeline')} onPointerUp={letGo}>
      <div className="film__keys" role="group" aria-label={speak('replay.timeline')}>
        {BACK.map((one) => button(one, -1))}
        <button
          type="button"
          className="film__play"
          aria-label={speak(playing ? 'replay.pause' : 'replay.play')}
          title={`${speak(playing ? 'replay.pause' : 'replay.play')} (␣)`}
          aria-keyshortcuts="Space"
          onClick={onToggle}
        >
          <Glyph name={playing ? 'pause' : 'play'} />
        </button>
        {FORTH.map((one) => button(one, 1))}
      </div>
      <p className="film__where">
        <b>
          {speak('replay.position', { when, at, length })}
          {within > 0 && <small> · {speak('replay.within', { event: within, events })}</small>}
        </b>
        <small aria-live={playing ? 'off' : 'polite'}>{at >= length && opening.result !== '' ? opening.result : last}</small>
      </p>
      <div className="film__track" ref={track}>
        <TimelineMarks opening={opening} situation={situation} at={at} places={places} onJump={onJump} />
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={speak('replay.timeline')}
          aria-valuetext={speak('replay.place', { when, at, length })}
          style={{ '--done': `${length === 0 ? 0 : (at / length) * 100}%` } as object}
          onChange={({ target }) => onJump(Number(target.value))}
        />
        <div className="film__ticks" aria-hidden="true">
          {ticks.map((tick) => (
            <i key={tick.at} style={{ left: `${tick.place * 100}%` }}>
              {tick.label !== null && <b>{tick.label}</b>}
            </i>
          ))}
        </div>
      </div>
      <div className="film__end">
        <div className="segments" role="group" aria-label={speak('replay.speed')}>
          {SPEEDS.map((times) => (
            <button key={times} type="button" aria-pressed={times === speed} onClick={() => onSpeed(times)}>
              {speak('replay.times', { times: times === 0.5 ? '½' : times })}
            </button>
          ))}
        </div>
        <button type="button" className="option" aria-keyshortcuts="P" onClick={onPlayOn}>
          <span className="option__text">
            <b>{speak('replay.playOn')}</b>
          </span>
          <Key name="P" />
        </button>
      </div>
    </section>
  );
}
