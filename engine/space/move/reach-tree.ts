/**
 * All ways to lay a hinged tool from one place: a tree over the directions of its first bar, grown where it is asked
 * (SP-TOOL-04). A node stands for the directions between two unit vectors and is laid out in their middle. From there no
 * point of the tool moves more than a known length while the first bar turns through the node, so that the tool shrunk by
 * that length lies free wherever the whole tool lies free for some direction of the node: what even the shrunk tool cannot
 * touch is out of reach of the node. A node is accepted when the tool shrunk by EPSILON touches the place from its middle.
 * Answers depend on the position and the place alone, never on what was asked before.
 */
import { EPSILON, type Plan } from '../../shape/point.ts';
import { Laying, type Sector } from './reach-lay.ts';
import { DEEPEST, emptyRoom, FRAME, LINKS, type Room, SPREAD } from './reach-room.ts';
import type { ToolShape } from '../../shape/shape.ts';
import { pseudoAngle } from './tool-angle.ts';
import { type Arcs, nearestIn, unite } from './tool-arcs.ts';
import type { Hindrance } from './tool.ts';
import { toBar, type Touch, touchesIn, touchNearest } from './tool-touch.ts';

/** Room for rounding (mm). */
const GUARD = 1e-4;
/** Nodes of this depth are found first; each keeps its own list of edges near its directions. */
const SECTOR = 2;
const SECTORS = 4 * 2 ** SECTOR;
/** Between these depths the tree is grown at once, until its middle bar moves no more than so many mm. */
const [FIRST, LAST_FIRST, STEADY] = [4, 6, 5];

const UNKNOWN = -1;

/** The poses of a tool laid from where a base stands. */
export class PoseTree {
  readonly #at: Plan;
  readonly #half: number;
  /** Nearest to the start's centre that a base on the first bar may stand (mm), and how far it may stand from the bar. */
  readonly #low: number;
  readonly #reach: number;
  readonly #laying: Laying;
  readonly #elbow: number;
  /** By depth: how far the hinge moves within a node, and the first bar. */
  readonly #shift = new Float64Array(DEEPEST);
  readonly #sway = new Float64Array(DEEPEST);
  readonly #outer: Touch[] = [];
  readonly #inner: Touch;
  readonly #steady: number;
  readonly #final: number;
  readonly #arcs: Arcs;
  readonly #sectors: (Sector | undefined)[] = [];
  #frames: Float64Array;
  #links: Int32Array;
  #count = 0;
  #last = -1;

  /** `room` is that of a tree that nobody asks any more. */
  constructor(at: Plan, radius: number, tool: ToolShape, hindering: Hindrance, room: Room = emptyRoom()) {
    this.#at = at;
    this.#frames = room.frames;
    this.#links = room.links;
    this.#arcs = { ends: room.ends, count: 0 };
    const centred = tool.centred === true;
    this.#half = centred ? 0 : tool.width / 2;
    this.#low = centred ? 0 : radius;
    this.#reach = centred ? 0 : radius;
    const bar = tool.length / 2;
    this.#laying = new Laying(at, radius, bar, hindering, room.edges);
    this.#elbow = radius + bar;
    const wide = Math.max(tool.width / 2, hindering.half);
    const [arm, tip] = [Math.sqrt(this.#elbow * this.#elbow + wide * wide), Math.sqrt(bar * bar + wide * wide)];
    const touch = (slack: number): Touch => ({
      length: bar,
      half: this.#half,
      reach: this.#reach + slack,
      front: bar + slack + (tool.beyondTip ? this.#reach : 0),
      beyondTip: tool.beyondTip,
    });
    this.#inner = touch(EPSILON);
    for (let k = 0; k < DEEPEST; k++) {
      this.#shift[k] = this.#elbow * SPREAD[k]! + GUARD;
      this.#sway[k] = arm * SPREAD[k]! + GUARD;
      this.#outer.push(touch(this.#shift[k]!));
    }
    let steady = FIRST;
    while (steady < LAST_FIRST && this.#shift[steady]! > STEADY) steady++;
    let final = steady;
    while (final + 1 < DEEPEST && this.#shift[final]! + tip * SPREAD[final]! > EPSILON - GUARD) final++;
    this.#steady = steady;
    this.#final = final;
    for (let quarter = 0; quarter < 4; quarter++) {
      const [x, z] = [[1, 0], [0, 1], [-1, 0], [0, -1]][quarter] as [number, number];
      this.#add(0, -1, quarter, quarter + 1, x, z, -z, x);
    }
    for (let node = 0; this.#count < 2 * SECTORS - 4; node++) this.#split(node);
  }

  /** The room that the tree takes: it must not be asked any more when another has it. */
  get room(): Room {
    return { frames: this.#frames, links: this.#links, ends: this.#arcs.ends, edges: this.#laying.room };
  }

  /** Whether some free pose of the tool touches a base whose centre stands at (x, z). */
  reaches(x: number, z: number): boolean {
    const [dx, dz] = [x - this.#at.x, z - this.#at.z];
    if (this.#last >= 0 && this.#accepts(this.#last, dx, dz)) return true;
    const node = this.#find(dx, dz);
    if (node < 0) return false;
    // Only what every question may find helps the next one, or answers would depend on their order.
    if (this.#links[node * LINKS] === this.#steady) this.#last = node;
    return true;
  }

  /** Whether some free pose of the tool may touch a base somewhere within `spare` mm of (x, z); false is proven. */
  mightReach(x: number, z: number, spare: number): boolean {
    const more = spare + EPSILON;
    const [dx, dz] = [x - this.#at.x, z - this.#at.z];
    for (let node = SECTORS - 4; node < 2 * SECTORS - 4; node++) if (this.#mightTouch(node, dx, dz, more)) return true;
    return false;
  }

  #mightTouch(node: number, dx: number, dz: number, more: number): boolean {
    const link = node * LINKS;
    if (this.#links[link + 4] === UNKNOWN) this.#grow(node);
    const count = this.#links[link + 4]!;
    if (count === 0) return false;
    const depth = this.#links[link]!;
    if (!this.#mayTouch(node, dx, dz, more)) return false;
    if (depth === this.#final) return true;
    if (this.#links[link + 2] === UNKNOWN) this.#split(node);
    const child = this.#links[link + 2]!;
    return this.#mightTouch(child, dx, dz, more) || this.#mightTouch(child + 1, dx, dz, more);
  }

  /** Whether the shrunk tool of a node comes within `more` mm of touching a base there. */
  #mayTouch(node: number, dx: number, dz: number, more: number): boolean {
    const link = node * LINKS;
    const depth = this.#links[link]!;
    const [ux, uz] = [this.#frames[node * FRAME]!, this.#frames[node * FRAME + 1]!];
    if (this.#touchesFirst(dx, dz, ux, uz, this.#reach + this.#sway[depth]! + more)) return true;
    const outer = this.#outer[depth]!;
    const touch = more === 0 ? outer : { ...outer, reach: outer.reach + more, front: outer.front + more };
    return touchesIn(this.#arcs, this.#links[link + 3]!, this.#links[link + 4]!, dx - ux * this.#elbow, dz - uz * this.#elbow, touch);
  }

  /** The first bar's unit vector and the second one's pseudo-angle in a free pose that touches a base at (x, z), or null: of the poses looked at, one near the direct way. */
  poseTo(x: number, z: number): readonly [ux: number, uz: number, angle: number] | null {
    const [dx, dz] = [x - this.#at.x, z - this.#at.z];
    const node = this.#find(dx, dz);
    if (node < 0) return null;
    const frame = node * FRAME;
    const [ux, uz, middle] = [this.#frames[frame]!, this.#frames[frame + 1]!, this.#frames[frame + 2]!];
    const [first, count] = [this.#links[node * LINKS + 5]!, this.#links[node * LINKS + 6]!];
    if (this.#touchesFirst(dx, dz, ux, uz, this.#inner.reach)) return [ux, uz, nearestIn(this.#arcs, first, count, middle)];
    const [hx, hz] = [dx - ux * this.#elbow, dz - uz * this.#elbow];
    let wish = hx === 0 && hz === 0 ? middle : pseudoAngle(hx, hz);
    if (wish > middle + 2) wish -= 4;
    else if (wish < middle - 2) wish += 4;
    return [ux, uz, touchNearest(this.#arcs, first, count, hx, hz, this.#inner, wish)];
  }

  /** A node whose middle reaches a place so far from the start, or -1; directions near the direct way come first. */
  #find(dx: number, dz: number): number {
    const way = dx === 0 && dz === 0 ? 0 : pseudoAngle(dx, dz);
    const first = SECTORS - 4;
    let start = 0;
    while (start < SECTORS - 1 && this.#frames[(first + start) * FRAME + 4]! < way) start++;
    for (let i = 0; i < SECTORS; i++) {
      const step = i % 2 ? (i + 1) / 2 : -i / 2;
      const found = this.#seek(first + ((start + step + SECTORS) % SECTORS), dx, dz);
      if (found >= 0) return found;
    }
    return -1;
  }

  #seek(node: number, dx: number, dz: number): number {
    if (this.#links[node * LINKS + 4] === UNKNOWN) this.#grow(node);
    const link = node * LINKS;
    const count = this.#links[link + 4]!;
    if (count === 0) return -1;
    if (!this.#mayTouch(node, dx, dz, 0)) return -1;
    const depth = this.#links[link]!;
    if (depth >= this.#steady) {
      if (this.#accepts(node, dx, dz)) return node;
      if (depth === this.#final) return -1;
      if (this.#links[link + 2] === UNKNOWN) this.#split(node);
    }
    const child = this.#links[link + 2]!;
    const ahead = this.#frames[node * FRAME]! * dz - this.#frames[node * FRAME + 1]! * dx > 0 ? 1 : 0;
    const found = this.#seek(child + ahead, dx, dz);
    return found >= 0 ? found : this.#seek(child + 1 - ahead, dx, dz);
  }

  /** Whether the tool, laid in the middle of a node, touches a base there. */
  #accepts(node: number, dx: number, dz: number): boolean {
    const link = node * LINKS;
    if (this.#links[link + 6] === UNKNOWN) this.#layMiddle(node);
    const count = this.#links[link + 6]!;
    if (count === 0) return false;
    const ux = this.#frames[node * FRAME]!;
    const uz = this.#frames[node * FRAME + 1]!;
    if (this.#touchesFirst(dx, dz, ux, uz, this.#inner.reach)) return true;
    return touchesIn(this.#arcs, this.#links[link + 5]!, count, dx - ux * this.#elbow, dz - uz * this.#elbow, this.#inner);
  }

  /** Whether the first bar along a unit vector comes within `reach` mm of a place so far from the start. */
  #touchesFirst(dx: number, dz: number, ux: number, uz: number, reach: number): boolean {
    return toBar(dx * ux + dz * uz, dx * uz - dz * ux, this.#low, this.#elbow, this.#half) <= reach * reach;
  }

  #add(depth: number, sector: number, low: number, high: number, x0: number, z0: number, x1: number, z1: number): number {
    const node = this.#count++;
    if ((node + 1) * FRAME > this.#frames.length) {
      const [frames, links] = [new Float64Array(2 * this.#frames.length), new Int32Array(2 * this.#links.length)];
      frames.set(this.#frames);
      links.set(this.#links);
      this.#frames = frames;
      this.#links = links;
    }
    const long = Math.sqrt((x0 + x1) * (x0 + x1) + (z0 + z1) * (z0 + z1));
    const [x, z] = [(x0 + x1) / long, (z0 + z1) / long];
    const [frames, frame] = [this.#frames, node * FRAME];
    frames[frame] = x;
    frames[frame + 1] = z;
    frames[frame + 2] = pseudoAngle(x, z);
    frames[frame + 3] = low;
    frames[frame + 4] = high;
    frames[frame + 5] = x0;
    frames[frame + 6] = z0;
    frames[frame + 7] = x1;
    frames[frame + 8] = z1;
    const [links, link] = [this.#links, node * LINKS];
    links[link] = depth;
    links[link + 1] = sector;
    links[link + 2] = links[link + 4] = links[link + 6] = UNKNOWN;
    links[link + 3] = links[link + 5] = 0;
    return node;
  }

  /** Gives a node its two children. */
  #split(node: number): void {
    const [depth, sector] = [this.#links[node * LINKS]! + 1, this.#links[node * LINKS + 1]!];
    const frame = node * FRAME;
    const [x, z, middle] = [this.#frames[frame]!, this.#frames[frame + 1]!, this.#frames[frame + 2]!];
    this.#links[node * LINKS + 2] = this.#count;
    this.#add(depth, sector, this.#frames[frame + 3]!, middle, this.#frames[frame + 5]!, this.#frames[frame + 6]!, x, z);
    this.#add(depth, sector, middle, this.#frames[frame + 4]!, x, z, this.#frames[frame + 7]!, this.#frames[frame + 8]!);
  }

  /** Works out the free arcs of a node: down to the steady depth those of its children together, deeper its own. */
  #grow(node: number): void {
    const link = node * LINKS;
    const frame = node * FRAME;
    const depth = this.#links[link]!;
    const [ux, uz] = [this.#frames[frame]!, this.#frames[frame + 1]!];
    if (depth === SECTOR) {
      this.#links[link + 1] = node;
      this.#sectors[node] = this.#laying.sector(ux, uz, this.#sway[depth]!);
    }
    const sector = this.#sectors[this.#links[link + 1]!]!;
    this.#links[link + 4] = 0;
    if (!this.#laying.firstFree(sector, ux, uz, this.#sway[depth]!)) return;
    if (depth >= this.#steady) {
      this.#links[link + 3] = this.#arcs.count;
      this.#links[link + 4] = this.#laying.secondFree(
        this.#arcs,
        sector,
        ux,
        uz,
        this.#shift[depth]!,
        this.#frames[frame + 3]! - 1,
        this.#frames[frame + 4]! + 1,
        SPREAD[depth]!,
      );
      return;
    }
    this.#split(node);
    const child = this.#links[link + 2]!;
    this.#grow(child);
    this.#grow(child + 1);
    const [a, b] = [child * LINKS, (child + 1) * LINKS];
    const start = this.#arcs.count;
    this.#links[link + 4] = unite(this.#arcs, this.#links[a + 3]!, this.#links[a + 4]!, this.#links[b + 3]!, this.#links[b + 4]!);
    this.#links[link + 3] = start;
  }

  /** Works out the free arcs of the tool, shrunk by EPSILON, in the middle of a node. */
  #layMiddle(node: number): void {
    const link = node * LINKS;
    const frame = node * FRAME;
    const sector = this.#sectors[this.#links[link + 1]!]!;
    const [ux, uz, middle] = [this.#frames[frame]!, this.#frames[frame + 1]!, this.#frames[frame + 2]!];
    this.#links[link + 5] = this.#arcs.count;
    this.#links[link + 6] = this.#laying.firstFree(sector, ux, uz, EPSILON)
      ? this.#laying.secondFree(this.#arcs, sector, ux, uz, EPSILON, middle - 1, middle + 1, 0)
      : 0;
  }
}
