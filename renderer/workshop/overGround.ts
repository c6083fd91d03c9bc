/** Shapes over a table that its ground tells, worked out off the page's thread. Lengths in mm. */
import type { Giver } from '../../engine/space/check/tried.ts';
import type { LatticeField } from '../../engine/space/fields/fields.ts';
import type { Ground } from '../tools/ground.ts';
import type { Squares } from '../tools/groundTalk.ts';

/** Overlays that are drawn from what the ground tells, in the order of all overlays. */
const GROUND_OVERLAYS = ['cover', 'room', 'squares'] as const;
export type GroundOverlay = (typeof GROUND_OVERLAYS)[number];
export const tellsGround = (overlay: string): overlay is GroundOverlay => (GROUND_OVERLAYS as readonly string[]).includes(overlay);

/** What the ground told so far; null for what it was not asked or has not answered yet. */
export interface OverGround {
  /** Places where a base finds room, or from how many sides each has cover. */
  readonly field: LatticeField | null;
  /** What gives cover. */
  readonly givers: readonly Giver[] | null;
  readonly grid: Squares | null;
}

/** How far apart the places of a field are that is told: as a whole table is looked at, and a single piece. */
export const [OVER_TABLE, OVER_PIECE] = [{ cover: 15, room: 12.7 }, { cover: 10, room: 5 }] as const;

/** Of which base (its diameter) and of squares of which side it is told, at places how far apart. */
interface Asked {
  readonly base: number;
  readonly square: number;
  readonly cells: Readonly<Record<'cover' | 'room', number>>;
}

interface Ends {
  /** Hears each answer as it comes. */
  readonly told: (part: Partial<OverGround>) => void;
  /** Everything was answered. */
  readonly done: () => void;
  readonly failed: (fault: unknown) => void;
}

/** Asks a ground for what an overlay shows; gives what gives that up: nothing is told from then on. */
export function askOver(ground: Ground, overlay: GroundOverlay, { base, square, cells }: Asked, { told, done, failed }: Ends): () => void {
  let over = false;
  let stop = (): void => {};
  const asked: Promise<Partial<OverGround>>[] = [];
  if (overlay === 'squares') asked.push(ground.ask('squares', { square }).then((grid) => ({ grid })));
  else {
    asked.push(new Promise((found, fault) => {
      const question = { kind: overlay, args: { radius: base / 2, cell: cells[overlay] } };
      stop = ground.work(question, { progress: () => {}, done: (field) => found({ field }), failed: fault });
    }));
  }
  if (overlay === 'cover') asked.push(ground.ask('givers', {}).then((givers) => ({ givers })));
  const heard = asked.map((one) => one.then((part) => { if (!over) told(part); }));
  Promise.all(heard).then(() => { if (!over) done(); }, (fault: unknown) => { if (!over) failed(fault); });
  return () => {
    over = true;
    stop();
  };
}
