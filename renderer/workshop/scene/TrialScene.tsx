import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { Bars } from '../../measure/bars.ts';
import { clearSheets } from '../../table/clearSheets.ts';
import { bench } from '../bench.ts';
import { fieldTones } from '../overShapes.ts';
import { trial } from '../trial.ts';
import { TRIAL_TONES } from '../trialTones.ts';
import { laySheets } from './fieldSheets.ts';

/** Height of a figure as it is drawn, and of eyes (mm). */
const [TALL, EYES] = [36, 26];
/** How high over the floor the way is drawn that it went (mm). */
const FLOOR = 3;
const [SEEN, HIDDEN] = ['#7fe0c2', '#ff6a4d'] as const;
const [from, to] = [new Vector3(), new Vector3()];

function standIn(colour: string, opacity: number): Mesh {
  const shape = new CylinderGeometry(0.32, 0.5, 1, 24).translate(0, 0.5, 0);
  const mesh = new Mesh(shape, new MeshBasicMaterial({ color: colour, transparent: true, opacity, toneMapped: false }));
  mesh.visible = false;
  mesh.raycast = () => {};
  return mesh;
}

/** The test figure, the place it looks at, the line between them, and what is worked out around it. */
export function TrialScene() {
  const invalidate = useThree((s) => s.invalidate);
  const sheets = useMemo(() => new Group(), []);
  const [figure, aim] = useMemo(() => [standIn('#ffcf6b', 0.9), standIn('#f4ebdf', 0.5)] as const, []);
  const bars = useMemo(() => new Bars(4), []);
  useEffect(() => {
    let shown: unknown = null;
    const draw = (): void => {
      const { base, figure: stands, aim: looks, told, field, shows, walked } = trial.getState();
      const { tool, overlay: over } = bench.getState();
      const place = told?.from ?? stands;
      const target = told?.to ?? looks;
      figure.visible = tool === 'figure' && place !== null;
      if (place !== null) {
        figure.position.set(place.x, place.y, place.z);
        figure.scale.set(base, TALL, base);
      }
      aim.visible = figure.visible && target !== null;
      if (target !== null) {
        aim.position.set(target.x, target.y, target.z);
        aim.scale.set(base, TALL, base);
      }
      bars.clear();
      if (aim.visible && told?.ways != null) {
        const colour = told.strike?.seen === true ? SEEN : HIDDEN;
        bars.add(from.set(place!.x, place!.y + EYES, place!.z), to.set(target!.x, target!.y + EYES, target!.z), 2.4, 2.4, colour);
      }
      if (figure.visible && walked !== null) {
        bars.add(from.set(walked.from.x, walked.from.y + FLOOR, walked.from.z), to.set(place!.x, place!.y + FLOOR, place!.z), 3, 3, TRIAL_TONES.trial[0]!);
      }
      if (field !== shown) {
        laySheets(sheets, field, over === 'cover' || over === 'room' ? fieldTones(over) : TRIAL_TONES[shows]);
        shown = field;
      }
      invalidate();
    };
    const stops = [trial.subscribe(draw), bench.subscribe((now, before) => { if (now.tool !== before.tool || now.overlay !== before.overlay) draw(); })];
    draw();
    return () => {
      for (const stop of stops) stop();
      clearSheets(sheets);
    };
  }, [sheets, figure, aim, bars, invalidate]);
  useEffect(() => () => {
    bars.mesh.geometry.dispose();
    bars.mesh.dispose();
    for (const mesh of [figure, aim]) {
      mesh.geometry.dispose();
      (mesh.material as MeshBasicMaterial).dispose();
    }
  }, [bars, figure, aim]);
  return <><primitive object={sheets} /><primitive object={figure} /><primitive object={aim} /><primitive object={bars.mesh} /></>;
}
