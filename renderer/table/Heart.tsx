import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Fog, PerspectiveCamera } from 'three';
import type { Actor } from '../match/actor.ts';
import { match, stage } from '../match/match.ts';
import { cutAbove } from './cutaway.ts';
import { onPanels, panelsNow } from './director/panels.ts';
import { placeFloats } from './floatPlaces.ts';
import { placeLabels, type Kept } from './labels.ts';
import { isFine } from '../match/quality.ts';
import { sound } from '../sound/theSound.ts';
import { offering } from '../tools/offering.ts';
import type { Crew } from './figures/crew.ts';
import { haze } from './light/shine.ts';
import type { Rig } from './rig.ts';
import { pace } from './pace.ts';
import { sawFrame } from './slowFine.ts';
import { timing } from './timing.ts';

/** Figures of the acting unit breathe this long after the last thing that happened (seconds). */
const BREATHE = 8;
/** Seconds that one frame carries things on by at most: a window that was hidden does not leap. */
const LONGEST = 1.5;

/** The figures that labels stand beside; none ever covers the selected one, and the one whose moves are shown. */
function inSight(crew: Crew): readonly Kept[] {
  const chosen = [match.getState().selected, offering.getState().figure];
  const cut = cutAbove(match.getState().level);
  const isSeen = ({ shown, y }: Actor): boolean => shown && y < cut;
  return [...stage.actors.values()].filter(isSeen).map((actor) => ({ at: actor, radius: crew.radiusOf(actor.id), always: chosen.includes(actor.id) }));
}

/** The only thing that runs on every frame before drawing: moves figures and camera, and asks for the next frame if needed. */
export function Heart({ crew, rig }: { readonly crew: Crew; readonly rig: Rig }) {
  const { invalidate, camera, scene, gl, size, viewport } = useThree();
  const clock = useRef({ last: 0, running: false, breath: 0, awake: 0 });
  useEffect(() => {
    const wake = (): void => invalidate();
    stage.wake = rig.wake = wake;
    const stir = (): void => {
      clock.current.awake = performance.now() + BREATHE * 1000;
      invalidate();
    };
    window.addEventListener('pointermove', stir, { passive: true });
    window.addEventListener('keydown', stir);
    return () => {
      // The next scene may have taken over already.
      if (stage.wake === wake) stage.wake = () => {};
      if (rig.wake === wake) rig.wake = () => {};
      window.removeEventListener('pointermove', stir);
      window.removeEventListener('keydown', stir);
    };
  }, [rig, invalidate]);
  // Labels keep clear of panels: of one that comes or grows while nothing else moves, too.
  useEffect(() => onPanels(() => invalidate()), [invalidate]);
  useFrame(() => {
    timing.begin();
    const began = performance.now();
    const beat = clock.current;
    // After a rest the first frame counts as one sixtieth. What is on its way keeps time with what is shown, however slow the drawing is.
    const seconds = beat.running ? Math.min(LONGEST, (began - beat.last) / 1000) : 1 / 60;
    if (beat.running) {
      pace.took(began - beat.last);
      sawFrame(began - beat.last);
    }
    beat.last = began;
    const { settings } = match.getState();
    const breathes = !settings.reducedMotion && isFine() && stage.active !== null && began < beat.awake;
    if (breathes) beat.breath += seconds;
    const acting = stage.tick(seconds);
    const moved = crew.update(stage, match.getState(), breathes ? beat.breath : 0);
    rig.calm = settings.reducedMotion;
    const turning = rig.update(camera as PerspectiveCamera, seconds);
    crew.see(camera as PerspectiveCamera, size.height * viewport.dpr);
    if (turning || !beat.running) sound.look(camera as PerspectiveCamera);
    placeFloats(camera, size.width, size.height, match.getState().level);
    placeLabels(camera as PerspectiveCamera, size.width, size.height, inSight(crew), panelsNow());
    const fog = scene.fog as Fog | null;
    if (fog !== null) {
      fog.near = Math.max(1250, rig.now.away * 1.02) * haze.near;
      fog.far = Math.max(2900, rig.now.away * 1.9) * haze.far;
    }
    if (moved) gl.shadowMap.needsUpdate = true;
    beat.running = acting || turning || breathes;
    // Figures that are on their way wake the table themselves.
    if (beat.running || !crew.ready(stage)) pace.passes();
    if (beat.running) invalidate();
  }, -1);
  return null;
}
