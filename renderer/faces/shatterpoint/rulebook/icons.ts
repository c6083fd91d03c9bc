import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const icons: Chapter = chapter('icons', 'Effect icons', {
  'SP-ICON-01': 'Damage: 1 damage, suffered by the affected unit. In an option of the combat tree or an attack chart, 1 damage is added to the pool instead.',
  'SP-ICON-02': 'Shove: you may Push the affected character Range 1 away from the shoving one. At once the shoving character may Pull itself Range 1 toward it.',
  'SP-ICON-03': 'The shoving player decides about both movements. You may follow up even if the Push was left out, stopped, or held off by Steadfast.',
  'SP-ICON-04': 'Strained, Disarmed, Exposed and Pinned: the affected unit gains the condition shown.',
  'SP-ICON-10': 'Advance, Dash, Climb, Jump: the character may make the move shown.',
  'SP-ICON-11': 'Reposition: the character may advance with the Advance tool, even while Engaged.',
  'SP-ICON-12': 'Heal: the character may take 1 damage or one condition off its own unit, or off another allied unit that has a character within Range 2.',
  'SP-ICON-13': 'Active ability: in its own activation the unit may use an Active ability without the Force cost, but not one it has used up this turn. In a combat tree this comes after the damage pool and all Directed effects.',
  'SP-ICON-14': 'The extra Force for Wounded and Injured tokens must be paid even then (a house rule can change this). Abilities that take an action cannot be chosen.',
  'SP-ICON-15': 'In charts and trees, Directed icons are for the enemy and Personal ones for their owner. In an ability, its text tells you.',
});
