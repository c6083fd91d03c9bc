import type { Event } from '../../../shatterpoint/state/events.ts';
import type { Game } from '../../../shatterpoint/game/game.ts';
import type { Watcher as AnyWatcher } from '../watch.ts';

export type Watcher = AnyWatcher<Game, Event>;
