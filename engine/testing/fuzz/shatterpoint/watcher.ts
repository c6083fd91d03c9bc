import type { Event } from '../../../shatterpoint/events.ts';
import type { Game } from '../../../shatterpoint/game.ts';
import type { Watcher as AnyWatcher } from '../watch.ts';

export type Watcher = AnyWatcher<Game, Event>;
