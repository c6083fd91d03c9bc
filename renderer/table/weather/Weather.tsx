import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { WeatherName } from '../../../engine/space/terrain/light.ts';
import { useMatch } from '../../match/match.ts';
import { useFine } from '../../match/quality.ts';
import { lit } from '../light/lit.ts';
import type { TerrainModel } from '../terrainModel.ts';
import { airOf } from './air.ts';
import { blinkAt, Gusts } from './gusts.ts';

/** The moment at which weather that does not move is shown (seconds). */
const STILL = 7.3;

/**
 * What is in the air. It moves in fine drawing, where things may move at all, while somebody is there and drawing keeps up; else it stands still, and asks
 * for no picture.
 */
export function Weather({ model, weather }: { readonly model: TerrainModel; readonly weather: WeatherName }) {
  const fine = useFine();
  const calm = useMatch((s) => s.settings.reducedMotion);
  const invalidate = useThree((s) => s.invalidate);
  const air = useMemo(() => airOf(model, weather, fine), [model, weather, fine]);
  const gusts = useRef<Gusts | null>(null);
  useEffect(() => {
    air.mesh.material.uniforms['time']!.value = STILL;
    lit.beacon.value = 1;
    invalidate();
    return () => {
      air.mesh.geometry.dispose();
      air.mesh.material.dispose();
    };
  }, [air, invalidate]);
  useEffect(() => {
    if (!fine || calm) return undefined;
    const moving = gusts.current = new Gusts(invalidate);
    const stir = (): void => moving.stir(performance.now());
    stir();
    const events = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
    for (const event of events) window.addEventListener(event, stir, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, stir);
      moving.end();
      gusts.current = null;
    };
  }, [fine, calm, invalidate]);
  useFrame(() => {
    air.attend();
    const moving = gusts.current;
    if (moving === null) return;
    const time = STILL + moving.next(performance.now(), document.hidden);
    air.mesh.material.uniforms['time']!.value = time;
    lit.beacon.value = moving.moves ? blinkAt(time) : 1;
  }, -0.4);
  return <primitive object={air.mesh} />;
}
