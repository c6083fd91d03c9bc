import type { PickRequest } from '../../../../engine/core/script.ts';
import { isIcon, type IconName } from '../../../ui/Icon.tsx';
import { abilityById, type Situation } from '../words/names.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  move: 'advance',
  combat: 'melee',
  takeCover: 'hunker',
  recover: 'heal',
  ability: 'active',
  end: 'done',
  none: 'no',
  pass: 'no',
  no: 'no',
  yes: 'done',
  skip: 'no',
  reveal: 'deck',
  activate: 'active',
  bottom: 'deck',
  keep: 'stay',
  force: 'force',
  stop: 'stop',
  stay: 'stay',
  done: 'done',
  near: 'map',
  far: 'map',
  hunker: 'hunker',
  expertise: 'attackExpertise',
};

/** A die of a roll: its place and its face. */
export const isDie = (id: string): boolean => /^\d+:[a-z]+$/.test(id);
export const isObjective = ({ view }: Situation, id: string): boolean => view.objectives.some((objective) => objective.id === id);

function dieIcon(face: string, roll: string | number | undefined): IconName | null {
  if (face === 'expertise') return roll === 'defense' ? 'defenseExpertise' : 'attackExpertise';
  return isIcon(face) ? face : null;
}

/** The symbol of an option; null where it has none. */
export function iconFor(request: PickRequest, id: string, situation: Situation): IconName | null {
  const known = ICONS[id];
  if (known !== undefined) return known;
  if (id === 'reserve') return 'reserve';
  if (isIcon(id)) return id;
  if (isDie(id)) return dieIcon(id.slice(id.indexOf(':') + 1), request.about.roll);
  const ability = abilityById(situation, id.startsWith('ability:') ? id.slice('ability:'.length) : id.split('@')[0]!);
  if (ability !== undefined) return ability.kind;
  const before = id.split('@')[0]!;
  if (before !== id && isIcon(before)) return before;
  if (isObjective(situation, id)) return 'objective';
  if (request.ask === 'map') return 'map';
  return request.ask === 'ingress' ? 'door' : null;
}
