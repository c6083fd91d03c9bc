/** A network of decks and roofs that are really joined: whatever is stepped on leads on, and ways lead down. */
import type { Random } from '../../core/rng.ts';
import { openingOn, type Board, type Placed, type Stand } from './board.ts';
import { edgesOfRect, fitted, rectOf, serveAll, sharedEdge, type Node, type Rect, type Shell } from './decks.ts';
import { JOIN, type Opening, type Plan } from './plan.ts';
import { across, openingAcross, type Symmetry } from './symmetry.ts';

/** Room beside buildings and docks, for a base to pass (mm). */
const PASS = 46;
/** The strip at the table's ends where decks and houses are not (mm). */
const ENDS = 84;
/** The least opening for a ladder (mm). */
const RUNG = 44;

const facing = (one: Opening): Opening => ({ ...one, dx: -one.dx + 0, dz: -one.dz + 0 });
type Plain = { readonly x: number; readonly z: number };
const apart = (a: Plain, b: Plain): number => Math.sqrt((a.x - b.x) ** 2 + (a.z - b.z) ** 2);

/** The turn by which a piece's frame direction looks along another. */
const turnFrom = (from: Opening, dx: number, dz: number): number => [0, 90, 180, 270].find((turn) => {
  const [sin, cos] = [[0, 1], [1, 0], [0, -1], [-1, 0]][turn / 90]!;
  return from.dx * cos! + from.dz * sin! === dx && -from.dx * sin! + from.dz * cos! === dz;
})!;

/** Where a piece stands whose opening meets another face to face. */
function standAt(port: Opening, own: Opening): Stand {
  const turn = turnFrom(own, -port.dx, -port.dz);
  const [sin, cos] = [[0, 1], [1, 0], [0, -1], [-1, 0]][turn / 90]!;
  return { x: port.x - (own.x * cos! + own.z * sin!), z: port.z - (-own.x * sin! + own.z * cos!), turn, level: 0 };
}

/** The back of a ladder, which is set against an edge. */
const BACK: Opening = { x: 0, z: 0, dx: 0, dz: -1, y: 0, width: RUNG };

export class Network {
  readonly nodes: Node[] = [];
  /** Where ladders, stairs and lifts stand. */
  readonly climbs: Opening[] = [];
  readonly #board: Board;
  readonly #symmetry: Symmetry;
  readonly #random: Random;

  constructor(board: Board, symmetry: Symmetry, random: Random) {
    this.#board = board;
    this.#symmetry = symmetry;
    this.#random = random;
  }

  /** Bays of all decks. */
  get bays(): number {
    return this.nodes.reduce((sum, { shell }) => sum + (shell === null ? 0 : shell.size[0] * shell.size[1]), 0);
  }

  /** Takes in a piece that was there before: it is joined from outside, and nothing answers it. */
  keep(placed: Placed): void {
    if (placed.plan.decks.length > 0 && placed.plan.category === 'deck' && placed.stand.turn % 90 === 0) this.#enter(placed, null, []);
  }

  /** A first deck, and what answers it. */
  start(shell: Shell, rect: Rect): boolean {
    return this.#whole(() => {
      const placed = fitted(this.#board, shell, rect, []);
      return placed !== null && this.#board.allows(placed, { holds: true, ends: ENDS }) && this.#answered(placed, shell, rect, []) !== null;
    });
  }

  /** Joins a deck of a size to a node, its own side by so much aside (mm). */
  extend(parent: Node, port: Opening, shell: Shell, [w, d]: readonly [number, number], aside: number): boolean {
    const rect = { x: port.x + (port.dx * w) / 2 + aside * Math.abs(port.dz), z: port.z + (port.dz * d) / 2 + aside * Math.abs(port.dx), w, d, y: port.y };
    const use = { ...facing(port), width: JOIN };
    const own = this.#isOwn(parent, rect);
    const uses = own ? [use, openingAcross(use, this.#symmetry)] : [use];
    return this.#whole(() => {
      const placed = fitted(this.#board, shell, rect, uses);
      const beside = [parent.placed, ...(parent.twin === parent || !own ? [] : [parent.twin.placed])];
      if (placed === null || !this.#board.allows(placed, { beside, holds: true, ends: ENDS }) || !this.#use(parent, { ...port, width: JOIN })) return false;
      const child = this.#answered(placed, shell, rect, uses, parent);
      return child !== null && this.#meetsOthers(child);
    });
  }

  /** Joins a building by one of its roof's openings. */
  house(parent: Node, port: Opening, plan: Plan, own: Opening): boolean {
    return this.#whole(() => {
      if (Math.abs(own.y - port.y) > 1 || !this.#use(parent, { ...port, width: JOIN })) return false;
      const put = (from: Node, at: Opening): Node | null => {
        const placed = this.#board.put(plan, standAt(at, own));
        if (!this.#board.allows(placed, { beside: [from.placed], gap: PASS, ends: ENDS, holds: true })) return null;
        const node = this.#enter(placed, null, [openingOn(placed, own)]);
        join(node, from);
        return node;
      };
      const one = put(parent, port);
      if (one === null || !this.#pairs(parent)) return one !== null;
      const other = put(parent.twin, openingAcross(port, this.#symmetry));
      if (other === null) return false;
      [one.twin, other.twin] = [other, one];
      return true;
    });
  }

  /** Sets a ladder, stairs or a lift against an edge. `dock`: what it stands on, where it is no high one. */
  climb(parent: Node, port: Opening, plan: Plan, dock: Plan | null): boolean {
    return this.#whole(() => {
      const twin = this.#pairs(parent) ? parent.twin : null;
      const sides = twin === null ? [[parent, port] as const] : [[parent, port] as const, [twin, openingAcross(port, this.#symmetry)] as const];
      if (twin === parent && Math.abs(sides[0]![1].x - sides[1]![1].x) + Math.abs(sides[0]![1].z - sides[1]![1].z) < 1) sides.pop();
      if (!this.#use(parent, { ...port, width: RUNG })) return false;
      return sides.every(([from, at]) => {
        const beside = [from.placed];
        if (dock !== null) {
          const back = dock.openings.find(({ dz, y }) => dz === -1 && Math.abs(y + plan.rise - port.y) < 1);
          if (back === undefined) return false;
          const low = this.#board.put(dock, standAt(at, back));
          if (!this.#board.allows(low, { beside, gap: PASS, ends: ENDS })) return false;
          this.#board.add(low);
          beside.push(low);
        }
        const placed = this.#board.put(plan, { ...standAt(at, BACK), level: port.y - plan.rise });
        if (!this.#board.allows(placed, { beside, ends: RUNG })) return false;
        this.#board.add(placed);
        this.climbs.push(at);
        return true;
      });
    });
  }

  /** Where a node may still be joined: bays of its edges, or what its piece leaves open. */
  portsOf({ placed, shell, uses }: Node): readonly Opening[] {
    const all = shell === null ? placed.plan.openings.map((one) => openingOn(placed, one)) : edgesOfRect(rectOf({ placed }));
    return all.filter((port) => !uses.some((use) => use.dx === port.dx && use.dz === port.dz && apart(use, port) < (use.width + RUNG) / 2));
  }

  /** Nodes that are joined with each other, in groups. */
  groups(): readonly (readonly Node[])[] {
    const seen = new Set<Node>();
    return this.nodes.flatMap((first) => {
      if (seen.has(first)) return [];
      const group = new Set([first]);
      for (const node of group) for (const next of node.joined) group.add(next);
      for (const node of group) seen.add(node);
      return [[...group]];
    });
  }

  any<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)]!;
  }

  /** Whether what is joined to a node has something that answers it. */
  #pairs(node: Node): boolean {
    return this.#symmetry !== 'none' && node.placed.locked === null && (node.twin !== node || this.#isOwn(node, node.placed.stand));
  }

  #isOwn(parent: Node, { x, z }: Plain): boolean {
    const other = across({ x, z }, this.#symmetry);
    return this.#symmetry !== 'none' && parent.placed.locked === null && Math.abs(other.x - x) + Math.abs(other.z - z) < 1;
  }

  #enter(placed: Placed, shell: Shell | null, uses: readonly Opening[]): Node {
    const node = { placed, shell, uses, joined: new Set<Node>() } as unknown as Node;
    node.twin = node;
    if (placed.locked === null) this.#board.add(placed);
    this.nodes.push(node);
    return node;
  }

  /** Enters a deck, and on the other side what answers it. */
  #answered(placed: Placed, shell: Shell, rect: Rect, uses: readonly Opening[], parent?: Node): Node | null {
    const node = this.#enter(placed, shell, uses);
    if (parent !== undefined) join(node, parent);
    const alone = this.#symmetry === 'none' || (parent !== undefined && !this.#pairs(parent));
    if (alone || this.#isOwn(node, rect)) {
      if (parent !== undefined && !alone) join(node, parent.twin);
      return node;
    }
    const other = fitted(this.#board, shell, across(rect, this.#symmetry), uses.map((use) => openingAcross(use, this.#symmetry)));
    const beside = [placed, ...(parent === undefined ? [] : [parent.twin.placed])];
    if (other === null || !this.#board.allows(other, { beside, holds: true, ends: ENDS })) return null;
    const twin = this.#enter(other, shell, uses.map((use) => openingAcross(use, this.#symmetry)));
    if (parent !== undefined) join(twin, parent.twin);
    [node.twin, twin.twin] = [twin, node];
    return node;
  }

  /** Joins a new deck with all others that it came beside: a railing between two decks side by side would be a riddle. */
  #meetsOthers(child: Node): boolean {
    const rect = rectOf(child);
    return this.nodes.every((other) => {
      if (other === child || child.joined.has(other)) return true;
      if (other.shell === null && other.placed.locked === null) return true;
      const edge = sharedEdge(rect, rectOf(other));
      if (edge === null) return true;
      const step = { ...edge, width: JOIN };
      if (edge.width < JOIN + 6 || !this.#use(child, step) || (other !== child.twin && !this.#use(other, facing(step)))) return false;
      join(child, other);
      if (child.twin !== child) join(child.twin, other.twin);
      return true;
    });
  }

  /** Frees an edge of a node, and the same of what answers it; false where no piece leaves it free beside all else. */
  #use(node: Node, opening: Opening): boolean {
    const free = (one: Node, ...more: readonly Opening[]): boolean => {
      const uses = [...one.uses, ...more];
      const next = one.shell === null ? (serveAll(one.placed, uses) ? one.placed : null) : fitted(this.#board, one.shell, rectOf(one), uses);
      if (next === null) return false;
      if (next !== one.placed) this.#board.swap(one.placed, next);
      [one.placed, one.uses] = [next, uses];
      return true;
    };
    if (!this.#pairs(node)) return free(node, opening);
    const other = openingAcross(opening, this.#symmetry);
    return node.twin === node ? free(node, opening, other) : free(node, opening) && free(node.twin, other);
  }

  /** Does something wholly or not at all. */
  #whole(deed: () => boolean): boolean {
    const [nodes, climbs, board] = [this.nodes.length, this.climbs.length, [...this.#board.placed]];
    const before = this.nodes.map((node) => [node.placed, node.uses, new Set(node.joined)] as const);
    if (deed()) return true;
    this.nodes.length = nodes;
    this.climbs.length = climbs;
    this.#board.restore(board);
    before.forEach(([placed, uses, joined], i) => {
      const node = this.nodes[i]!;
      [node.placed, node.uses] = [placed, uses];
      node.joined.clear();
      for (const one of joined) node.joined.add(one);
    });
    return false;
  }
}

function join(a: Node, b: Node): void {
  a.joined.add(b);
  b.joined.add(a);
}
