import type { Script } from '../core/script.ts';
import { check } from './check.ts';
import { attributeOf, emit, limitsOf, type Game } from './game.ts';
import { isStanding, type Character } from './state.ts';

/** What a VOL check does to later attribute checks (WT-12.1). */
const EFFECT = { critical: 3, passed: 0, failed: -1, fumble: -3 } as const;

/** A VOL check, after hitting the dirt and beside an explosion (WT-12.3): its effect lasts until the end of the next activation (WT-12.1, WT-A62). A fumble ends the activation of who is acting. */
export function* willCheck(game: Game, self: Character): Script {
  if (!isStanding(self)) return;
  const { degree, die, value } = yield* check('will', attributeOf(game, self, 'vol'), limitsOf(game, self), { character: self.id });
  emit(game, { type: 'checked', character: self.id, check: 'will', value, die, degree });
  const acting = game.state.activation?.character === self.id;
  if (EFFECT[degree] !== 0) emit(game, { type: 'moodChanged', character: self.id, by: EFFECT[degree], activations: acting ? 2 : 1 });
  if (degree === 'fumble' && acting) emit(game, { type: 'activationLost', character: self.id });
}
