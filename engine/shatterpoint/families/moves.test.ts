import { expect, test } from 'vitest';
import { table } from '../../testing/shatterpoint/table.ts';

/** Each shared Active with a unit that has it, and the move it gives. */
const MOVES = [
  ['barriss-offee', 'force-speed', 'advance'], ['general-anakin-skywalker', 'force-jump', 'jump'], ['bo-katan-kryze', 'jet-pack', 'jump'],
  ['cad-bane', 'rocket-boots', 'jump'], ['dark-troopers', 'jump-boots', 'jump'], ['jedi-master-luminara-unduli', 'sprint', 'dash'],
  ['b2-battle-droids', 'relentless-advance', 'dash'], ['padawan-ahsoka-tano', 'she-is-fearless', 'jump'], ['cc-2224-clone-commander-cody', 'defensive-maneuver', 'dash'],
  ['echo-and-tech', 'keep-a-low-profile', 'dash'], ['cc-3714-clone-commander-fil', 'grappling-hook', 'climb'], ['nightsister-acolytes', 'acrobatic-advance', 'jump'],
  ['cc-3636-commander-wolffe', 'run-and-gun', 'dash'], ['elite-squad-troopers', 'tactical-advance', 'dash'], ['crosshair', 'find-the-shot', 'climb'],
  ['sabe', 'expose-flank', 'climb'], ['stormtroopers', 'assault-tactics', 'dash'], ['ewok-hunters', 'stealthy-approach', 'dash'], ['commander-iden-versio', 'covert-operations', 'dash'],
] as const;

test.each(MOVES)('%s: %s costs 1 Force and lets its characters %s', (unit, ability, how) => {
  const t = table({ active: unit, units: { [unit]: { seat: 0, at: [[10, 10], [20, 10]] } } }).go().play(`ability:${ability}`);
  if (t.asked === 'pick character 0') t.play(`0.${unit}.1`);
  expect([t.asked, t.request?.about.character, t.state.players[0]!.ready]).toEqual([`place ${how} 0`, `0.${unit}.1`, 7]);
});
