import { CircleGeometry, Color, DataTexture, DynamicDrawUsage, InstancedMesh, Matrix4, MeshBasicMaterial, MeshStandardMaterial, Quaternion, Vector3 } from 'three';
import type { LiveStage } from '../../match/liveStage.ts';
import type { TrayDie } from '../../match/tableau.ts';
import { DIE_KINDS, facePicture, type DieKind } from './faces.ts';
import { dieGeometry, restHeight } from './solid.ts';
import { simulate, type Throw } from './throw.ts';
import { flat, relabel } from './turns.ts';

const MOST = 28;
/** Distance of neighbouring dice in a row, and of rows (mm). */
const GAP = 36;
const PER_ROW = 9;
/** What lies between the last row of a kind and the first of the next (mm). */
const PART = 12;
/** The kinds from back to front. */
const STACK: readonly DieKind[] = ['attack', 'd20', 'defense', 'd10'];
const ORDER = ['critical', 'strike', 'block', 'expertise', 'failure'];
/** How quickly dice go to their rows: share of the way left after a second, as an exponent. */
const QUICK = 9;
const AWAY = new Vector3(0, 0, -1);
const LEVEL = new Quaternion();
const TINTS: Readonly<Record<TrayDie['state'], string>> = { rolled: '#ffffff', changed: '#ffd9a0', added: '#c4f2dc', gone: '#5b534b' };

interface Rolling {
  readonly die: TrayDie;
  readonly at: Vector3;
  readonly turn: Quaternion;
  readonly goal: Vector3;
  readonly goalTurn: Quaternion;
  scale: number;
  goalScale: number;
  /** Which die of the recorded throw it is, or -1. */
  thrown: number;
  /** Turn within the die that makes it land on its result. */
  readonly print: Quaternion;
  shownFace: string;
}

/** The dice by kind, each in a list of its own. */
const byKind = (dice: readonly TrayDie[]): readonly (readonly [DieKind, TrayDie[]])[] =>
  DIE_KINDS.map((kind) => [kind, dice.filter((die) => die.kind === kind)]);

/** Where the first row of each kind lies (mm): one kind below the other, all of them about the middle. */
function firstRows(dice: readonly (readonly [DieKind, readonly TrayDie[]])[]): ReadonlyMap<DieKind, number> {
  const many = new Map(dice.map(([kind, { length }]) => [kind, length]));
  const groups = STACK.map((kind) => [kind, Math.ceil((many.get(kind) ?? 0) / PER_ROW)] as const).filter(([, rows]) => rows > 0);
  const high = groups.reduce((sum, [, rows]) => sum + rows * GAP, (groups.length - 1) * PART);
  let at = (GAP - high) / 2;
  return new Map(groups.map(([kind, rows]) => {
    const first = at;
    at += rows * GAP + PART;
    return [kind, first];
  }));
}

/** Radius of the shade below a die that lies (mm), and how far it is above the felt. */
const SHADE = { radius: 27, above: 0.4 } as const;

/** A soft round shade; the table's light reaches the tray from one side only. */
function shadePicture(): DataTexture {
  const side = 32;
  const data = new Uint8Array(4 * side * side);
  for (let i = 0; i < side * side; i++) {
    const far = Math.hypot((i % side) + 0.5 - side / 2, Math.floor(i / side) + 0.5 - side / 2) / (side / 2);
    data[4 * i + 3] = 190 * Math.max(0, 1 - far) ** 0.8;
  }
  const picture = new DataTexture(data, side, side);
  picture.needsUpdate = true;
  return picture;
}

/** Told of a throw: its number, and how many seconds it takes from now on. */
type OnThrow = (thrown: Throw, number: number, seconds: number) => void;

/** The dice on the tray: they follow a recorded throw, then gather in rows that change as results change. */
export class TrayDice {
  readonly meshes: Readonly<Record<DieKind, InstancedMesh>>;
  /** What lies below the dice. */
  readonly shades: InstancedMesh;
  readonly #rolling = new Map<number, Rolling>();
  #throws: number;
  #rows = -1;
  #throw: Throw | null = null;
  #time = 0;
  #seconds = 1;
  readonly #matrix = new Matrix4();
  readonly #size = new Vector3();
  readonly #turn = new Quaternion();
  readonly #below = new Vector3();
  readonly #tint = new Color();

  readonly #onThrow: OnThrow;

  /** Throws up to number `thrown` were seen already: their dice lie in their rows. `onThrow` is told of every other one as it begins. */
  constructor(thrown = 0, onThrow: OnThrow = () => {}) {
    this.#throws = thrown;
    this.#onThrow = onThrow;
    const make = (kind: DieKind): InstancedMesh => {
      const map = facePicture(kind);
      const paint = { map, roughness: 0.34, metalness: 0.02, emissive: '#ffffff', emissiveMap: map, emissiveIntensity: 0.28 };
      const mesh = new InstancedMesh(dieGeometry(kind), new MeshStandardMaterial(paint), MOST);
      mesh.instanceMatrix.setUsage(DynamicDrawUsage);
      for (let i = 0; i < MOST; i++) mesh.setColorAt(i, this.#tint.set('#ffffff'));
      mesh.count = 0;
      mesh.frustumCulled = false;
      return mesh;
    };
    const shade = new MeshBasicMaterial({ map: shadePicture(), transparent: true, depthWrite: false });
    this.shades = new InstancedMesh(new CircleGeometry(1, 20).rotateX(-Math.PI / 2), shade, MOST * DIE_KINDS.length);
    this.shades.instanceMatrix.setUsage(DynamicDrawUsage);
    this.shades.count = 0;
    this.shades.frustumCulled = false;
    this.meshes = { attack: make('attack'), defense: make('defense'), d20: make('d20'), d10: make('d10') };
  }

  get any(): boolean {
    return this.#rolling.size > 0;
  }

  #meet(die: TrayDie): Rolling {
    const rolling: Rolling = {
      die,
      at: new Vector3(0, 60, die.kind === 'attack' ? -40 : 60),
      turn: new Quaternion(),
      goal: new Vector3(),
      goalTurn: new Quaternion(),
      scale: 0.2,
      goalScale: 1,
      thrown: -1,
      print: new Quaternion(),
      shownFace: die.face,
    };
    this.#rolling.set(die.key, rolling);
    return rolling;
  }

  /** Takes up a new throw: simulated at once, then played back. */
  #cast(stage: LiveStage, calm: boolean): void {
    this.#throws = stage.throws;
    this.#rolling.clear();
    const kinds = stage.dice.map(({ kind }) => kind);
    this.#throw = simulate(kinds, stage.throws * 7919 + kinds.length * 31);
    this.#time = 0;
    this.#seconds = Math.max(0.05, stage.throwSeconds);
    this.#onThrow(this.#throw, stage.throws, calm ? 0 : this.#seconds / stage.speed);
    for (const [i, die] of stage.dice.entries()) {
      const rolling = this.#meet(die);
      rolling.thrown = i;
      rolling.scale = 1;
      rolling.print.copy(relabel(die.kind, this.#throw.tops[i]!, die.face, i));
    }
  }

  /** Gives every die its place in the rows: best results first, numbers as they were thrown, lost ones last. */
  #arrange(stage: LiveStage): void {
    this.#rows = stage.rows;
    const kept = new Set(stage.dice.map(({ key }) => key));
    for (const key of this.#rolling.keys()) if (!kept.has(key)) this.#rolling.delete(key);
    const groups = byKind(stage.dice);
    const rows = firstRows(groups);
    for (const [kind, dice] of groups) {
      const rank = (die: TrayDie): number => (die.state === 'gone' ? 100 : 0) + ORDER.indexOf(die.face);
      dice.sort((a, b) => rank(a) - rank(b) || a.key - b.key);
      const first = rows.get(kind) ?? 0;
      for (const [i, die] of dice.entries()) {
        const rolling = this.#rolling.get(die.key) ?? this.#meet(die);
        const row = Math.floor(i / PER_ROW);
        const [column, many] = [i % PER_ROW, Math.min(PER_ROW, dice.length - row * PER_ROW)];
        const gone = die.state === 'gone';
        rolling.goal.set((column - (many - 1) / 2) * GAP, restHeight(kind) * (gone ? 0.62 : 1), first + row * GAP);
        rolling.goalTurn.copy(flat(kind, die.face, AWAY));
        rolling.goalScale = gone ? 0.62 : 1;
        if (rolling.shownFace !== die.face) {
          rolling.shownFace = die.face;
          rolling.at.y += 26;
        }
      }
    }
  }

  /** Carries the dice on. Returns whether they still move. */
  update(stage: LiveStage, seconds: number, calm: boolean): boolean {
    if (stage.throws !== this.#throws) this.#cast(stage, calm);
    const playing = this.#throw !== null && this.#time < this.#seconds;
    if (playing && this.#throw !== null) {
      this.#time = calm ? this.#seconds : this.#time + seconds * stage.speed;
      this.#follow(this.#throw, Math.min(1, this.#time / this.#seconds));
      if (this.#time >= this.#seconds) {
        this.#throw = null;
        this.#rows = -1;
      }
      this.#draw();
      return true;
    }
    const changed = stage.rows !== this.#rows;
    if (changed) this.#arrange(stage);
    const moving = this.#gather(calm ? 1 : 1 - Math.exp(-QUICK * seconds * stage.speed));
    if (changed || moving) this.#draw();
    return moving;
  }

  /** Poses from the recording; a throw that took longer is played faster. */
  #follow(thrown: Throw, share: number): void {
    const many = thrown.dice.length;
    const pose = Math.min(thrown.poses - 1, Math.floor((thrown.poses - 1) * share));
    for (const rolling of this.#rolling.values()) {
      if (rolling.thrown < 0) continue;
      const i = (pose * many + rolling.thrown) * 7;
      const f = thrown.frames;
      rolling.at.set(f[i]!, f[i + 1]!, f[i + 2]!);
      rolling.turn.set(f[i + 3]!, f[i + 4]!, f[i + 5]!, f[i + 6]!).multiply(rolling.print);
    }
  }

  #gather(k: number): boolean {
    let moving = false;
    for (const rolling of this.#rolling.values()) {
      const turn = (1 - Math.abs(rolling.turn.dot(rolling.goalTurn))) * 40;
      const left = rolling.at.distanceTo(rolling.goal) + turn + Math.abs(rolling.scale - rolling.goalScale) * 20;
      if (left < 0.3) {
        rolling.at.copy(rolling.goal);
        rolling.turn.copy(rolling.goalTurn);
        rolling.scale = rolling.goalScale;
        continue;
      }
      rolling.at.lerp(rolling.goal, k);
      rolling.turn.slerp(rolling.goalTurn, k);
      rolling.scale += (rolling.goalScale - rolling.scale) * k;
      moving = true;
    }
    return moving;
  }

  #draw(): void {
    const counts = { attack: 0, defense: 0, d20: 0, d10: 0 };
    let lying = 0;
    for (const { die, at, turn, scale } of this.#rolling.values()) {
      const mesh = this.meshes[die.kind];
      if (counts[die.kind] >= MOST) continue;
      const i = counts[die.kind]++;
      mesh.setMatrixAt(i, this.#matrix.compose(at, this.#turn.copy(turn), this.#size.setScalar(scale)));
      mesh.setColorAt(i, this.#tint.set(TINTS[die.state]));
      this.#size.setScalar(scale * SHADE.radius * Math.max(0.4, 1 - at.y / 300));
      this.shades.setMatrixAt(lying++, this.#matrix.compose(this.#below.set(at.x, SHADE.above, at.z), LEVEL, this.#size));
    }
    this.shades.count = lying;
    this.shades.instanceMatrix.needsUpdate = true;
    for (const kind of DIE_KINDS) {
      const mesh = this.meshes[kind];
      mesh.count = counts[kind];
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
  }

  /** How a die is drawn now; for tests. */
  turnOf(key: number): Quaternion | null {
    return this.#rolling.get(key)?.turn ?? null;
  }

  /** Where a die is drawn now, in the tray's own mm; for tests. */
  placeOf(key: number): Vector3 | null {
    return this.#rolling.get(key)?.at ?? null;
  }
}
