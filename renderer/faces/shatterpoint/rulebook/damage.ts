import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const damage: Chapter = chapter('damage', 'Damage and wounds', {
  'SP-DMG-01': 'Attacks, abilities and the mission can cause damage. For each damage suffered, lay one damage token on the unit’s card.',
  'SP-DMG-02': 'Damage to a character goes to its unit. Single characters never leave the table.',
  'SP-DMG-03': 'Only damage from attack charts and combat trees goes through the pool. Other damage is suffered immediately.',
  'SP-WND-01': 'Once the damage on a unit reaches its Stamina, the unit is Wounded and takes a Wounded token.',
  'SP-WND-02': 'When your unit is Wounded, your opponent gains 1 momentum.',
  'SP-WND-03': 'A Wounded unit contests no objective.',
  'SP-WND-04': 'A Wounded unit suffers no more damage, and none can be taken off it.',
  'SP-WND-05': 'If a unit is Wounded in its own activation, that activation is over.',
  'SP-WND-06': 'A Wounded token makes each Active and Reactive ability of the unit cost 1 Force more.',
  'SP-WND-07': 'A Wounded unit stays on the table. It can be targeted, moved and given conditions, takes up its space and may use Reactive abilities. Enemies Engaged with Wounded units only may move and shoot freely.',
  'SP-WND-08': 'All damage dealt at one time is laid down, even beyond Stamina, and makes the unit Wounded just once. It cannot be Wounded again until it has recovered and is Injured.',
  'SP-INJ-01': 'A Wounded unit recovers when it activates: its Wounded token turns to Injured and it loses all damage and one condition.',
  'SP-INJ-02': 'Each Injured token, too, makes Active and Reactive abilities cost 1 Force more. Wounded and Injured tokens are counted together.',
  'SP-INJ-03': 'An Injured unit is no longer Wounded: it contests objectives, can be damaged and healed, and holds up the enemies it engages.',
  'SP-DEF-01': 'In step 10 of the turn, the unit that has just activated is defeated if it has as many Injured tokens as its Durability, or more. Take all its characters off the table.',
  'SP-DEF-02': 'As this comes after control and the struggle move of step 9, the unit still helps to hold objectives in its last turn.',
  'SP-DEF-03': 'The last wound alone does not defeat a unit. It activates once more, and leaves when the turn in which it took its last Injured token ends.',
  'SP-DEF-04': 'The order card and Battle Tactics cards of a defeated unit leave the game too.',
  'SP-DEF-05': 'Discard all tokens of a defeated unit. Effects that depended on it end.',
});
