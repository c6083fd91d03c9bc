import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Group, type BufferGeometry, type Mesh, type ShaderMaterial } from 'three';
import { match } from '../match/match.ts';
import { clearSheets } from '../table/clearSheets.ts';
import { cutAbove } from '../table/cutaway.ts';
import type { Ground } from '../tools/ground.ts';
import type { LatticeField } from '../tools/groundTalk.ts';
import type { OverlayKind } from './chart.ts';
import { instruments } from './instruments.ts';
import { classesOf, overlayQuestion, wantedNow } from './overlayField.ts';
import { numberMesh } from './numberMesh.ts';
import { overlayMesh } from './overlayMesh.ts';
import { threatsOf } from './prospects.ts';
import { storeysOf } from './storeys.ts';

/** The overlay over the whole table, worked out in the background and given up as soon as it is stale. */
export function OverlayScene({ ground }: { readonly ground: Ground }) {
  const invalidate = useThree((s) => s.invalidate);
  const group = useMemo(() => new Group(), []);
  useEffect(() => {
    let key = '';
    let giveUp = (): void => {};
    /** Sheets of storeys that are not drawn are not drawn either. */
    const cut = (): void => {
      const { level } = match.getState();
      for (const { material } of group.children as Mesh<BufferGeometry, ShaderMaterial>[]) material.uniforms['cut']!.value = cutAbove(level);
    };
    const show = (kind: OverlayKind, field: LatticeField, own: boolean): void => {
      clearSheets(group);
      const classes = { ...field, values: Float32Array.from(classesOf(kind, field, own)) };
      const mesh = overlayMesh(classes, kind);
      if (mesh !== null) group.add(mesh);
      if (field.numbers !== undefined) group.add(numberMesh(field.numbers, field.cell));
      cut();
      const heights = Array.from(classes.values).flatMap((value, i) => (value > 0 ? [field.cells[3 * i + 1]!] : []));
      instruments.setState({ progress: null, storeys: storeysOf(heights) });
      invalidate();
    };
    const look = (): void => {
      cut();
      const state = match.getState();
      // While results are shown the table is between two states: no field of either is right.
      const wanted = state.playing ? null : wantedNow(state);
      if ((wanted?.key ?? '') === key) return;
      giveUp();
      key = wanted?.key ?? '';
      clearSheets(group);
      invalidate();
      const { overlay } = instruments.getState();
      instruments.setState({ progress: wanted === null ? null : 0, missing: overlay !== null && wanted === null && !state.playing ? 'figure' : null, figure: wanted?.figure ?? null, storeys: [] });
      if (wanted === null) return;
      let over = false;
      let stop = (): void => {};
      giveUp = () => { over = true; stop(); };
      const fail = (): void => { if (!over) instruments.setState({ progress: null, missing: 'answer' }); };
      overlayQuestion(wanted, threatsOf).then((question) => {
        if (over) return;
        if (question === null) return fail();
        stop = ground.work(question, {
          progress: (progress) => {
            if (!over) instruments.setState({ progress });
          },
          done: (field) => {
            if (!over) show(wanted.kind, field, question.kind === 'own');
          },
          failed: fail,
        });
      }, fail);
    };
    look();
    const stops = [match.subscribe(look), instruments.subscribe((now, before) => { if (now.overlay !== before.overlay) look(); })];
    return () => {
      for (const stop of stops) stop();
      giveUp();
      clearSheets(group);
    };
  }, [group, ground, invalidate]);
  return <primitive object={group} />;
}
