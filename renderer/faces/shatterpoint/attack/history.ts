import type { Happened } from '../../../../engine/host/link.ts';
import type { Event } from '../../../../engine/shatterpoint/state/events.ts';

/** The attacker's roll or the defender's. */
export type Kind = 'attack' | 'defense';

/** What was done to dice: faces that were there, faces that are there instead. */
export interface Change {
  readonly how: 'rerolled' | 'added' | 'changed' | 'removed' | 'blocked';
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Id of the ability that did it, or what of the rules. */
  readonly cause: { readonly ability: string } | 'expertise' | 'condition' | 'blocks' | null;
}

/** How a roll came to be as it is. */
export interface History {
  readonly rolled: readonly string[];
  readonly changes: readonly Change[];
}

const same = (one: Change, other: Change): boolean => one.how === other.how && JSON.stringify(one.cause) === JSON.stringify(other.cause);

/** What was done in the same way for the same reason, one after another, as one. */
function together(changes: readonly Change[]): readonly Change[] {
  const all: Change[] = [];
  for (const change of changes) {
    const last = all.at(-1);
    if (last === undefined || !same(last, change)) all.push(change);
    else all[all.length - 1] = { ...last, before: [...last.before, ...change.before], after: [...last.after, ...change.after] };
  }
  return all;
}

/** What happened in the attack that is being made, outside of those made meanwhile; null where it is not known from its beginning. */
function ofThisAttack(told: readonly Happened[]): readonly Event[] | null {
  let depth = 0;
  const own: Event[] = [];
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i] as Event;
    if (event.type === 'attackEnded') depth += 1;
    else if (event.type !== 'attackDeclared') { if (depth === 0) own.unshift(event); } else if (depth === 0) return own;
    else depth -= 1;
  }
  return null;
}

/** How both rolls of the attack that is being made came to be as they are, from what is told; null before the dice fell. */
export function historyOf(told: readonly Happened[]): Readonly<Record<Kind, History>> | null {
  const events = ofThisAttack(told);
  const rolled = events?.find((event) => event.type === 'rolled');
  if (events === null || rolled === undefined) return null;
  const faces: Record<Kind, string[]> = { attack: [...rolled.attackRoll], defense: [...rolled.defenseRoll] };
  const changes: Record<Kind, Change[]> = { attack: [], defense: [] };
  const abilities: string[] = [];
  // What the chart gives is told before the chart is.
  const read = events.findIndex(({ type }) => type === 'chartRead');
  const put = (kind: Kind, at: number, how: Change['how'], before: readonly string[], after: readonly string[]): void => {
    const ability = abilities.at(-1);
    const cause = ability === undefined ? (at < read && how !== 'rerolled' ? 'expertise' : null) : { ability };
    changes[kind].push({ how, before, after, cause });
  };
  for (const [at, event] of events.entries()) {
    switch (event.type) {
      case 'abilityUsed': abilities.push(event.ability); break;
      case 'abilityResolved': abilities.splice(abilities.lastIndexOf(event.ability), 1); break;
      case 'diceRerolled':
        put(event.roll, at, 'rerolled', [faces[event.roll][event.index] ?? event.face], [event.face]);
        faces[event.roll][event.index] = event.face;
        break;
      case 'resultAdded':
        put(event.roll, at, 'added', [], [event.face]);
        faces[event.roll].push(event.face);
        break;
      case 'resultChanged':
        put(event.roll, at, 'changed', [event.from], [event.to]);
        faces[event.roll].splice(faces[event.roll].indexOf(event.from), 1, event.to);
        break;
      case 'diceRemoved':
        for (const kind of ['attack', 'defense'] as const) {
          if (event[kind] > 0) changes[kind].push({ how: 'removed', before: Array.from({ length: event[kind] }, () => 'expertise'), after: [], cause: 'condition' });
          if (event.barred.includes(kind === 'attack' ? 'attacker' : 'defender')) faces[kind] = faces[kind].filter((face) => face !== 'expertise');
        }
        break;
      case 'resultsDetermined': {
        const blocked = Math.min(event.blocked, faces.attack.filter((face) => face === 'strike').length);
        if (blocked > 0) changes.attack.push({ how: 'blocked', before: Array.from({ length: blocked }, () => 'strike'), after: [], cause: 'blocks' });
        break;
      }
    }
  }
  const rolls = { attack: rolled.attackRoll, defense: rolled.defenseRoll };
  return { attack: { rolled: rolls.attack, changes: together(changes.attack) }, defense: { rolled: rolls.defense, changes: together(changes.defense) } };
}
