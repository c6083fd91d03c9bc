import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Vector3 } from 'three';
import { Bars } from '../../../measure/bars.ts';
import { stage } from '../../../match/match.ts';
import { ALARM, SAGE } from '../../../table/palette.ts';
import { TableTag } from '../../../table/TableTag.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { readSetup } from '../scale.ts';
import { useWartime } from '../useWartime.ts';
import { characterIn } from '../view.ts';
import { faceOf, type Situation } from '../words/names.ts';
import { HiddenBar } from './HiddenBar.tsx';
import { useEncounter, type Found } from './useEncounter.ts';
import { aimWords } from './words.ts';

/** Hidden and seen on the upright beside a target. */
const [HIDDEN, SEEN] = ['#26323f', '#f3e7d3'];
/** Space between a base and the upright beside it, and the upright's width (mm). */
const [BESIDE, WIDTH] = [5, 4.5];
/** Height of the label over a target (mm); the name stands below it. */
const OVER = 50;

const [a, b, across] = [new Vector3(), new Vector3(), new Vector3()];

/** The line of fire, and beside the target an upright of its height: as much of it is dark as is hidden of the target. */
function draw(bars: Bars, { to, encounter: { there } }: Found, radius: number, height: number): void {
  bars.clear();
  const actor = stage.actors.get(to);
  if (actor === undefined || !actor.shown) return;
  bars.add(a.copy(there.from as Vector3), b.copy(there.to as Vector3), 1.3, 1.3, there.open && there.inRange ? SAGE : ALARM);
  across.set(there.to.z - there.from.z, 0, there.from.x - there.to.x).normalize().multiplyScalar(radius + BESIDE);
  const upright = (low: number, high: number, width: number, colour: string): void =>
    bars.add(a.set(actor.x, actor.y + low, actor.z).add(across), b.set(actor.x, actor.y + high, actor.z).add(across), width, width, colour);
  const hidden = there.hidden * height;
  upright(-1, height + 1, WIDTH + 2, there.open ? SAGE : ALARM);
  upright(0, hidden, WIDTH, HIDDEN);
  upright(hidden, height, WIDTH, SEEN);
}

const sizeOf = (situation: Situation, id: string): { readonly radius: number; readonly height: number } => {
  const character = characterIn(situation.view, id);
  const card = character === undefined ? undefined : faceOf(situation, character);
  return { radius: (card?.base ?? 32) / 2, height: card?.height ?? 32 };
};

/** The line of fire that matters now, drawn on the table, with the hidden share of its target on its body and in words. */
export function AimScene(): ReactNode {
  const invalidate = useThree((s) => s.invalidate);
  const speak = useSpeak();
  const situation = useWartime();
  const found = useEncounter();
  const bars = useMemo(() => new Bars(8, 0.92), []);
  useEffect(() => {
    if (found === null || situation === null) bars.clear();
    else {
      const { radius, height } = sizeOf(situation, found.to);
      draw(bars, found, radius, height);
    }
    invalidate();
  }, [bars, found, situation, invalidate]);
  useEffect(() => () => bars.dispose(), [bars]);
  const actor = found === null ? undefined : stage.actors.get(found.to);
  const shown = found !== null && actor !== undefined && actor.shown && situation !== null;
  return (
    <>
      <primitive object={bars.mesh} />
      <TableTag at={shown ? [actor.x, actor.y + OVER, actor.z] : null} className="aim-tag" above={6}>
        {shown && <><HiddenBar hidden={found.encounter.there.hidden} /> <small data-testid="aim">{aimWords(found.encounter.there, found.encounter.kliks, readSetup(situation.setup).vitality, speak)}</small></>}
      </TableTag>
    </>
  );
}
