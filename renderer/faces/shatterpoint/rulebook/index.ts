import { abilities } from './abilities.ts';
import { activation } from './activation.ts';
import { attack } from './attack.ts';
import { battlefield } from './battlefield.ts';
import { cards } from './cards.ts';
import type { Chapter } from '../../../rulebook/chapter.ts';
import { components } from './components.ts';
import { conditions } from './conditions.ts';
import { cover } from './cover.ts';
import { damage } from './damage.ts';
import { dice } from './dice.ts';
import { effects } from './effects.ts';
import { elevation } from './elevation.ts';
import { engagement } from './engagement.ts';
import { expertise } from './expertise.ts';
import { force } from './force.ts';
import { icons } from './icons.ts';
import { ingress } from './ingress.ts';
import { keywords } from './keywords.ts';
import { measuring } from './measuring.ts';
import { movement } from './movement.ts';
import { objectives } from './objectives.ts';
import { opening } from './opening.ts';
import { order } from './order.ts';
import { pool } from './pool.ts';
import { push } from './push.ts';
import { setup } from './setup.ts';
import { sight } from './sight.ts';
import { stances } from './stances.ts';
import { struggle } from './struggle.ts';
import { teams } from './teams.ts';
import { terms } from './terms.ts';
import { terrain } from './terrain.ts';
import { texts } from './texts.ts';
import { timing } from './timing.ts';
import { tree } from './tree.ts';
import { turn } from './turn.ts';

/** All Shatterpoint rules in plain words, in reading order. */
export const rulebook: readonly Chapter[] = [
  components, dice, terms, cards, abilities, stances, expertise, effects, force, measuring, teams, opening, battlefield, setup,
  turn, order, activation, movement, push, terrain, elevation, ingress, sight, cover, engagement, attack, tree, icons, pool,
  damage, conditions, objectives, struggle, timing, keywords, texts,
];
