import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { stage, useMatch } from '../match/match.ts';
import { middleOf } from '../tools/spots.ts';
import { useSpeak } from '../words/speak.ts';
import { lightSpots, spotGeometry, wayGeometry } from './spotMesh.ts';
import { spotMeshes } from './spotMeshes.ts';
import { TableTag } from './TableTag.tsx';

/** Height of the tag above the ground (mm). */
const OVER = 14;
/** How brightly a picked spot shines beside the one pointed at. */
const PICKED = 0.6;

/** Areas of the table that options stand for: all of them in one draw call, what terrain hides of them in another, the way to the one pointed at, and what it costs. */
export function Spots() {
  const invalidate = useThree((s) => s.invalidate);
  const speak = useSpeak();
  const spots = useMatch((s) => s.hints.spots);
  const hovered = useMatch((s) => s.hovered);
  const picks = useMatch((s) => s.picks);
  const [ground, setGround] = useState(0);
  const { field, behind, line } = useMemo(spotMeshes, []);
  const over = spots.find(({ option }) => option === hovered);

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
    invalidate();
  }, [field, line, spots, ground, hovered, picks, over, invalidate]);
  useEffect(() => () => {
    for (const mesh of [field, behind, line]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
  }, [field, behind, line]);
  const middle = over === undefined ? null : middleOf(over);
  return (
    <>
      <primitive object={field} />
      <primitive object={behind} />
      <primitive object={line} />
      <TableTag at={middle === null || over?.cost === undefined ? null : [middle.x, stage.groundAt(middle) + OVER, middle.z]} className="side-none">
        <b>{over?.cost}</b> <small>{speak('table.cost')}</small>
      </TableTag>
    </>
  );
}
