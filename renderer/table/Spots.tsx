import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { stage, useMatch } from '../match/match.ts';
import { SpotTag } from './SpotTag.tsx';
import { lightSpots, spotGeometry, strikesGeometry, wayGeometry } from './spotMesh.ts';
import { spotMeshes } from './spotMeshes.ts';

/** How brightly a picked spot shines beside the one pointed at. */
const PICKED = 0.6;

/** Areas of the table that options stand for: all of them in one draw call, what terrain hides of them in another, the way to the one pointed at with who may strike on it, and what it costs; of one that is not open, why. */
export function Spots() {
  const invalidate = useThree((s) => s.invalidate);
  const spots = useMatch((s) => s.hints.spots);
  const closed = useMatch((s) => s.hints.shut);
  const hovered = useMatch((s) => s.hovered);
  const picks = useMatch((s) => s.picks);
  const [ground, setGround] = useState(0);
  const { field, behind, line, shut, strikes } = useMemo(spotMeshes, []);
  const over = spots.find(({ option }) => option === hovered);
  const barred = useMemo(() => (over === undefined && hovered !== null ? closed?.named(hovered) ?? null : null), [over, hovered, closed]);

  // The ground comes with the table's pieces, which may be later than the question.
  useEffect(() => stage.onGround(() => setGround((count) => count + 1)), []);
  useEffect(() => {
    field.geometry.dispose();
    behind.geometry = field.geometry = spotGeometry(spots, (at) => stage.groundAt(at));
    behind.visible = field.visible = spots.length > 0;
    invalidate();
  }, [field, behind, spots, ground, invalidate]);
  useEffect(() => {
    lightSpots(field.geometry, (i) => (spots[i]!.option === hovered ? 1 : picks.includes(spots[i]!.option) ? PICKED : 0));
    line.geometry.dispose();
    line.geometry = wayGeometry(over?.way ?? [], (at) => stage.groundAt(at));
    line.visible = over?.way !== undefined;
    strikes.geometry.dispose();
    strikes.geometry = strikesGeometry(over ?? {}, (at) => stage.groundAt(at));
    strikes.visible = over?.strikes !== undefined;
    invalidate();
  }, [field, line, strikes, spots, ground, hovered, picks, over, invalidate]);
  useEffect(() => {
    shut.geometry.dispose();
    shut.geometry = spotGeometry(barred === null ? [] : [barred], (at) => stage.groundAt(at));
    lightSpots(shut.geometry, () => 0.5);
    shut.visible = barred !== null;
    invalidate();
  }, [shut, barred, ground, invalidate]);
  useEffect(() => () => {
    for (const mesh of [field, behind, line, shut, strikes]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
  }, [field, behind, line, shut, strikes]);
  return (
    <>
      <primitive object={field} />
      <primitive object={behind} />
      <primitive object={shut} />
      <primitive object={line} />
      <primitive object={strikes} />
      <SpotTag spot={over} closed={barred} />
    </>
  );
}
