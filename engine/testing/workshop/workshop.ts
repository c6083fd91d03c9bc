import type { Setup } from '../../core/rules.ts';
import type { Offered } from '../../host/offer.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import type { Subject } from '../fuzz/subject.ts';
import type { RuleList } from '../rules/list.ts';

/** What a command has found out. */
export interface Report {
  /** Plain data, for JSON. */
  readonly found: unknown;
  /** The same as lines for people. */
  readonly text: string;
  /** Whether something is wrong: the command ends with 1. */
  readonly broken: boolean;
}

/** What a rule system gives to the commands and checks that serve every rule system. One folder a system implements it; `index.ts` lists them. */
export interface Workshop {
  /** The rule system's id: what `--system` takes. */
  readonly id: string;
  /** The game's name, for people. */
  readonly name: string;
  /** The system as the host offers it. */
  readonly offered: Offered;
  /** Its rules page and house rules. */
  readonly rules: RuleList;
  /** How it is played at random, and who watches: fuzz, scenario files, killed hosts, spoilt files. */
  readonly subject: Subject;
  /** A table of boxes that its first match fits on. */
  readonly ground: { readonly id: string; terrain(): Terrain };
  /** A match in which there is something to hide, where the game hides anything. */
  secretive(seed: number, table: string, terrain: Terrain): Setup;
}
