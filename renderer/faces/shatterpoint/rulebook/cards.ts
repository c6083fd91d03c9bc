import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const cards: Chapter = chapter('cards', 'Cards', {
  'SP-CARD-01': 'The back of a stat card is for building teams. It gives the unit’s names, type, Force, eras and number of characters, and either the Squad Points it offers (Primary) or its Point Cost (the others).',
  'SP-CARD-02': 'The front of a stat card is for playing. It gives the unit’s name, tags, abilities, Stamina and Durability.',
  'SP-CARD-03': 'Durability tells how many Injured tokens it takes to defeat the unit.',
  'SP-CARD-04': 'Stamina tells how much damage makes the unit Wounded.',
  'SP-CARD-05': 'The Force stat is what the unit brings to your Force pool. The stats of your units are added up once, before the first turn.',
  'SP-CARD-06': 'Tags are words that other cards and rules look for, such as Mandalorian or Jedi.',
  'SP-CARD-07': 'A unique name says exactly who a figure is. Units of nameless troops have none.',
  'SP-CARD-08': 'Damage, conditions, Hunker, Wounded and Injured tokens belong to the whole unit, so all of its characters feel them.',
  'SP-CARD-10': 'Every unit has an order card of its own. It decides when the unit’s turn to activate comes.',
  'SP-CARD-11': 'Each player also has a Shatterpoint card, a wild order card that belongs to no unit.',
  'SP-CARD-12': 'Your order deck holds the order cards of your six units, your Shatterpoint card and any Battle Tactics cards, shuffled and face down. Nobody may look through it unless a rule allows that.',
  'SP-CARD-13': 'An order card with a Tactic icon reminds you that this unit starts its activation with a Tactic ability.',
  'SP-CARD-20': 'A mission set is a mission card together with every struggle card that carries its symbol.',
  'SP-CARD-21': 'A mission card gives the mission’s name and symbol, its special rules and the places of the objective tokens.',
  'SP-CARD-22': 'A struggle card shows which objectives are Active, in one map or more, and belongs to phase I, II or III. It may carry details that the mission’s rules use.',
  'SP-CARD-23': 'When a struggle card has several maps, whoever lost the struggle before it chooses which one counts.',
  'SP-CARD-24': 'Read every struggle map with its lower edge at the First Player’s side of the table.',
});
