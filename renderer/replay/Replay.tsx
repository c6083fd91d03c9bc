import { useMemo, useState, type ReactNode } from 'react';
import { TableFrame } from '../app/TableFrame.tsx';
import { useHotkeys } from '../ui/hotkeys.ts';
import { linesOf } from '../ui/Log.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RailButton } from '../ui/RailButton.tsx';
import { RefusalNote } from '../ui/RefusalNote.tsx';
import { useMatch } from '../match/match.ts';
import { announcedWords } from '../words/acts.ts';
import { useSpeak } from '../words/speak.ts';
import { Hindsight } from './Hindsight.tsx';
import { useFilmKeys } from './keys.ts';
import { PlayOn } from './PlayOn.tsx';
import { endFilm, film, hindsight, playOn, useFilm } from './theFilm.ts';
import { Timeline } from './Timeline.tsx';
import './replay.css';

/** A saved match being watched: the frame of a battle, and the timeline where questions would stand. */
export function Replay(): ReactNode {
  const speak = useSpeak();
  const opening = useFilm((s) => s.opening);
  return opening === null ? <p className="notice">{speak('replay.loading')}</p> : <FilmFrame />;
}

const toggle = (): void => {
  const { playing, play, pause } = film.getState();
  if (playing) pause();
  else play();
};

/** The frame around the table while a film is shown; read only. */
export function FilmFrame(): ReactNode {
  const speak = useSpeak();
  const { opening, at, within, events, playing, speed, fault, jump, step, setSpeed, dismiss } = useFilm((s) => s);
  const situation = useMatch((s) => s.situation);
  const log = useMatch((s) => s.log);
  const announced = useMatch((s) => s.announced);
  const [choosing, setChoosing] = useState(false);
  const [advised, setAdvised] = useState(false);
  const [noted, setNoted] = useState(true);
  const lines = useMemo(() => (situation === null ? [] : linesOf(log, situation, speak)), [log, situation, speak]);
  const told = useMemo(() => log.map(({ event }) => event), [log]);
  const choose = (): void => {
    film.getState().pause();
    setChoosing(true);
  };
  useFilmKeys((key) => { if (key.do === 'toggle') toggle(); else void step(key.pace, key.way); });
  const advise = (): void => {
    film.getState().pause();
    setAdvised(true);
  };
  useHotkeys({ P: choose, F4: advise, Escape: () => endFilm() });
  if (opening === null) return null;
  const notes = [...(opening.notice === null ? [] : [speak(`replay.${opening.notice}`)]), ...(opening.takenBack > 0 ? [speak('replay.noted', { count: opening.takenBack })] : [])];
  const dock = (
    <>
      {fault !== null && <RefusalNote refusal={null} message={fault} title={speak('hud.notice')} onClose={dismiss} />}
      {noted && notes.length > 0 && <p className="film__note panel" role="status">{notes.join(' ')}<button type="button" className="ghost" onClick={() => setNoted(false)}>{speak('menu.close')}</button></p>}
      <Timeline opening={opening} situation={situation} at={at} within={within} events={events} playing={playing} speed={speed} last={announced === null ? lines.at(-1)?.text ?? '' : announcedWords(announced, speak)}
        onJump={(to) => { void jump(to); }} onStep={(pace, way) => { void step(pace, way); }} onToggle={toggle} onSpeed={setSpeed} onPlayOn={choose} />
    </>
  );
  return (
    <>
      <TableFrame className="is-film" situation={situation} lines={lines} told={told} keys="film" first={<RailButton label={speak('hindsight.heading')} keyName="F4" keys="F4" onPress={advise}><Icon name="advice" /></RailButton>} leave={<RailButton label={speak('replay.back')} keyName="Esc" keys="Escape" onPress={() => endFilm()}><Icon name="leave" /></RailButton>} dock={dock} />
      {advised && situation !== null && <Hindsight situation={situation} load={hindsight} onClose={() => setAdvised(false)} />}
      {choosing && <PlayOn at={at} sides={opening} over={at >= opening.length && opening.result !== ''} onStart={playOn} onClose={() => setChoosing(false)} />}
    </>
  );
}
