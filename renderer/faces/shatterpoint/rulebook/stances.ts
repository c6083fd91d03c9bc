import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const stances: Chapter = chapter('stances', 'Stances', {
  'SP-STANCE-01': 'A unit’s stance card has one stance on each printed side. A stance holds the melee and ranged stats, an attack chart for each weapon, one defense chart and a combat tree.',
  'SP-STANCE-02': 'The stance facing up is Active. You use its stats, charts and tree only, in attack and in defense.',
  'SP-STANCE-03': 'A unit with two stances may flip its card one time in each of its own activations, between other effects.',
  'SP-STANCE-04': 'You choose which stance is up first once deployment is over.',
  'SP-STANCE-05': 'Of the two numbers for a type of attack, the upper one on grey is your attack dice and the lower one on blue your defense dice.',
  'SP-STANCE-06': 'Where a dash stands for the attack dice, the unit’s characters cannot attack in that way. Some units have no ranged weapon.',
  'SP-STANCE-07': 'The stance belongs to the unit: all of its characters fight in the same one.',
});
