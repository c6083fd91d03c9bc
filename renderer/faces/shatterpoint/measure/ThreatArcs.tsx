import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Vector3 } from 'three';
import type { Prospect } from '../../../../engine/shatterpoint/prospect/prospect.ts';
import { stage } from '../../../match/match.ts';
import { ALARM } from '../../../table/palette.ts';
import { Bars } from '../../../measure/bars.ts';
import { readProspect } from './readProspect.ts';
import { isAbout, plans, type Planned } from '../../../measure/prospects.ts';

/** Pieces of one arc, and its height over the straight way as a share of its length. */
const PIECES = 14;
const RISE = 0.16;
/** Height above the base where arcs begin and end (mm). */
const CHEST = 20;

const [from, to, a, b] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];

function along(share: number, out: Vector3): Vector3 {
  out.lerpVectors(from, to, share);
  out.y += 4 * share * (1 - share) * from.distanceTo(to) * RISE;
  return out;
}

/** An arc from every figure that could attack the planned one where it is thought of. */
function draw(bars: Bars, { at }: Planned, { others }: Prospect): void {
  bars.clear();
  for (const { id, attackedBy } of others) {
    const actor = attackedBy.length > 0 ? stage.actors.get(id) : undefined;
    if (actor === undefined || !actor.shown) continue;
    from.set(actor.x, actor.y + CHEST, actor.z);
    to.set(at.x, at.y + CHEST, at.z);
    for (let i = 0; i < PIECES; i++) bars.add(along(i / PIECES, a), along((i + 1) / PIECES, b), 0.5 + i / PIECES, 0.5 + i / PIECES, ALARM);
  }
}

/** Thin arcs to a planned place from everybody who could attack there. */
export function ThreatArcs(): ReactNode {
  const invalidate = useThree((s) => s.invalidate);
  const bars = useMemo(() => new Bars(PIECES * 16, 0.8), []);
  useEffect(() => {
    const show = (): void => {
      const { planned, prospect: told } = plans.getState();
      const prospect = readProspect(told);
      if (planned !== null && prospect !== null && isAbout(prospect, planned)) draw(bars, planned, prospect);
      else bars.clear();
      invalidate();
    };
    show();
    const stop = plans.subscribe(show);
    return () => {
      stop();
      bars.dispose();
    };
  }, [bars, invalidate]);
  return <primitive object={bars.mesh} />;
}
