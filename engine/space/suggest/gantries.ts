/** Lays out decks, the houses that join them and the ways up: arms from a hub, a ring round a court, or a street of platforms. */
import type { Random } from '../../core/rng.ts';
import type { Board } from './board.ts';
import { rectOf, shellsOf, type Node, type Rect, type Shell } from './decks.ts';
import { Network } from './network.ts';
import { BAY, type Opening, type Plan } from './plan.ts';
import type { Symmetry } from './symmetry.ts';
import type { Amount } from './wish.ts';

export interface GantryWish {
  readonly height: Amount;
  readonly symmetry: Symmetry;
}

/** Bays of deck for a table of 36 inches by 36, and houses that join them. */
const BAYS: Readonly<Record<Amount, number>> = { little: 12, usual: 26, much: 36 };
const HOUSES: Readonly<Record<Amount, number>> = { little: 1, usual: 3, much: 4 };
/** A way up for so many bays. */
const BAYS_A_WAY = 3;
/** Attempts at one more deck or house before it is left. */
const TRIES = 40;
/** The area that amounts are said for (mm²). */
const AREA = 914.4 ** 2;

/** What a network looks like from above: how well a deck's middle fits in, 0 … 1. */
type Figure = (x: number, z: number, from: Opening) => number;

interface Shape {
  /** Where it begins. */
  readonly at: (half: Board['half'], random: Random) => readonly [number, number];
  readonly likes: Figure;
  readonly hub: boolean;
}

const FIGURES: Readonly<Record<string, Shape>> = {
  cross: { at: () => [0, 0], hub: true, likes: (x, z) => (Math.abs(x) < 60 || Math.abs(z) < 60 ? 1 : 0.35) },
  arms: { at: () => [0, 0], hub: true, likes: (x, z, { dx }) => (Math.abs(z) < 60 ? 1 : 0.6) * (dx !== 0 && Math.abs(x) < 280 ? 1 : 0.8) },
  court: {
    at: (half, random) => [BAY * Math.round((random() - 0.5) * 2), half.z * 0.5], hub: false,
    likes: (x, z) => (far(x, z) > 150 && far(x, z) < 270 ? 1 : 0.15),
  },
  street: {
    at: (half, random) => [BAY * (1.5 + Math.round(random())), half.z * 0.2], hub: false,
    likes: (x, z, { dz }) => (Math.abs(x) > 90 && Math.abs(x) < 300 ? 1 : 0.3) * (dz === 0 ? 0.6 : 1),
  },
  diagonal: { at: () => [0, 0], hub: true, likes: (x, z) => (x * z < 0 || Math.abs(x * z) < 4000 ? 1 : 0.2) },
};

const far = (x: number, z: number): number => Math.max(Math.abs(x), Math.abs(z));

/** Grows a network on a board; null where the start found no place or a deck no way up. */
export function layGantries(board: Board, plans: readonly Plan[], { height, symmetry }: GantryWish, random: Random): Network | null {
  const network = new Network(board, symmetry, random);
  for (const placed of [...board.placed]) network.keep(placed);
  const shells = shellsOf(plans);
  const scale = (board.half.x * board.half.z * 4) / AREA;
  const wanted = Math.max(2, Math.round(BAYS[height] * scale));
  const goesOn = network.nodes.length > 0;
  const figure = goesOn ? { ...FIGURES['cross']!, likes: () => 1 } : FIGURES[network.any(Object.keys(FIGURES))]!;
  if (!goesOn && !begin(network, board, shells, figure, random)) return null;
  for (let tries = 0; network.bays < wanted && tries < TRIES; tries++) grow(network, shells, figure, random, wanted);
  const houses = plans.filter(({ category }) => category === 'building');
  const most = Math.round(HOUSES[height] * scale);
  for (let built = 0, tries = 0; built < most && tries < TRIES; tries++) built += addHouse(network, houses, random) ? 1 : 0;
  return waysUp(network, plans, random) ? network : null;
}

function begin(network: Network, board: Board, shells: readonly Shell[], { at, hub }: Shape, random: Random): boolean {
  for (let tries = 0; tries < 8; tries++) {
    const shell = network.any(hub ? shells.filter(({ size: [w, d] }) => w === d) : shells);
    const [x, z] = at(board.half, random);
    const lies = random() < 0.5;
    const [w, d] = sidesOf(shell, lies);
    const snap = (n: number, side: number): number => (hub ? n : (Math.round(n / BAY - (side / BAY) / 2) + (side / BAY) / 2) * BAY);
    if (network.start(shell, { x: snap(x, w), z: snap(z, d), w, d, y: shell.plans[0]!.decks[0]!.y } satisfies Rect)) return true;
  }
  return false;
}

const sidesOf = ({ size: [w, d] }: Shell, lies: boolean): readonly [number, number] => (lies ? [d * BAY, w * BAY] : [w * BAY, d * BAY]);

interface Growth {
  readonly parent: Node;
  readonly port: Opening;
  readonly shell: Shell;
  readonly sides: readonly [number, number];
  readonly aside: number;
  readonly liked: number;
}

/** Adds one deck, the one that suits best of some. */
function grow(network: Network, shells: readonly Shell[], { likes }: Shape, random: Random, wanted: number): void {
  const ideas = Array.from({ length: 16 }, (): Growth | null => {
    const parent = network.any(network.nodes.slice(random() < 0.6 ? -4 : 0));
    const ports = network.portsOf(parent);
    const shell = network.any(random() < 0.55 ? shells.filter(({ size: [w, d] }) => w !== d) : shells);
    if (ports.length === 0 || shell === undefined || shell.size[0] * shell.size[1] * 2 > wanted - network.bays + 2) return null;
    const port = network.any(ports);
    const sides = sidesOf(shell, random() < 0.5);
    const across = port.dx === 0 ? sides[0] : sides[1];
    const aside = across > 1.5 * BAY ? network.any([-BAY / 2, 0, BAY / 2]) : 0;
    const [x, z] = [port.x + (port.dx * sides[0]) / 2 + aside * Math.abs(port.dz), port.z + (port.dz * sides[1]) / 2 + aside * Math.abs(port.dx)];
    const crowd = network.nodes.filter((other) => other !== parent && isBeside(rectOf(other), x, z, sides)).length;
    return { parent, port, shell, sides, aside, liked: (likes(x, z, port) * (0.6 + 0.4 * random())) / (1 + crowd) };
  }).filter((idea) => idea !== null);
  for (const { parent, port, shell, sides, aside } of ideas.sort((a, b) => b.liked - a.liked)) if (network.extend(parent, port, shell, sides, aside)) return;
}

const isBeside = (rect: Rect, x: number, z: number, [w, d]: readonly [number, number]): boolean =>
  Math.abs(rect.x - x) < (rect.w + w) / 2 + BAY / 2 && Math.abs(rect.z - z) < (rect.d + d) / 2 + BAY / 2;

/** Joins a house to the end of an arm: far from the middle rather than near. */
function addHouse(network: Network, houses: readonly Plan[], random: Random): boolean {
  const decks = network.nodes.filter(({ shell }) => shell !== null);
  const ports = decks.flatMap((node) => network.portsOf(node).map((port) => ({ node, port, liked: Math.abs(port.x) * (0.5 + random()) })));
  const plan = network.any(houses);
  if (plan === undefined) return false;
  const openings = plan.needed.length > 0 ? plan.needed : plan.openings.filter(({ width }) => width >= BAY - 2);
  if (openings.length === 0) return false;
  return ports.sort((a, b) => b.liked - a.liked).slice(0, 6).some(({ node, port }) => network.house(node, port, plan, network.any(openings)));
}

/** Two ways up at least for each group of decks, and more for large ones, far from each other. */
function waysUp(network: Network, plans: readonly Plan[], random: Random): boolean {
  const climbs = plans.filter(({ category }) => category === 'climb');
  const docks = plans.filter(({ category }) => category === 'dock');
  return network.groups().every((group) => {
    const bays = group.reduce((sum, { shell }) => sum + (shell === null ? 1 : shell.size[0] * shell.size[1]), 0);
    const has = (): number => network.climbs.filter((at) => group.some((node) => isOn(rectOf(node), at))).length;
    const wanted = Math.max(2, Math.ceil(bays / BAYS_A_WAY));
    for (let tries = 0; has() < wanted && tries < TRIES; tries++) {
      const alone = (port: Opening): number => Math.min(300, ...network.climbs.map((at) => Math.abs(at.x - port.x) + Math.abs(at.z - port.z)));
      const ports = group.flatMap((node) => network.portsOf(node).map((port) => ({ node, port, liked: alone(port) * (0.6 + 0.4 * random()) })));
      if (ports.length === 0) break;
      const best = ports.sort((a, b) => b.liked - a.liked).slice(0, 8);
      const plan = network.any(climbs);
      if (plan === undefined) return false;
      const dock = network.any(docks);
      const under = (port: Opening): Plan | null | undefined => (plan.rise > port.y - 1 ? null : dock);
      best.some(({ node, port }) => under(port) !== undefined && network.climb(node, port, plan, under(port)!));
    }
    return has() >= Math.min(2, wanted);
  });
}

const isOn = ({ x, z, w, d }: Rect, at: Opening): boolean => Math.abs(at.x - x) <= w / 2 + 1 && Math.abs(at.z - z) <= d / 2 + 1;
