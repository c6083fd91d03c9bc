import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const expertise: Chapter = chapter('expertise', 'Expertise', {
  'SP-EXP-01': 'An attack chart belongs to one weapon and says whether it is for melee or ranged attacks. A ranged weapon also says how far it reaches.',
  'SP-EXP-02': 'A stance has a single defense chart, whatever the type of the attack.',
  'SP-EXP-03': 'Count the Expertise in the roll and use the one row that covers this number, for example 1, 2–3 or 4+. Lower rows are not added, and with no Expertise there is no row.',
  'SP-EXP-04': 'Everything in the row applies.',
  'SP-EXP-05': 'A face in the row is added to the roll. A face with an arrow changes one die, perhaps one of your opponent’s. In an attack chart damage joins the damage pool; other icons wait until the attack is resolved.',
  'SP-EXP-06': 'During the attack a chart can only add or change results, add damage, or add and cancel effects of that attack. The rest comes after it.',
  'SP-EXP-07': 'You choose the order of your entries in the row, except that Personal effects wait until the damage pool has been applied and every Directed effect is done.',
  'SP-EXP-08': 'Damage from the attack chart is in the pool before the attacker takes a first step in the combat tree.',
  'SP-EXP-09': 'Each change turns one die. If no die shows the first face, that change does nothing.',
  'SP-EXP-10': 'Damage in a defense chart goes to the attacker’s unit, at the moment after the attack when the defender’s other chart effects are resolved.',
  'SP-EXP-11': 'After the attack the attacker’s remaining chart effects come first, then the defender’s. In each of the two parts Directed icons come before Personal ones.',
  'SP-EXP-12': 'An attack roll uses the chart of the weapon for the declared type of attack. A defense roll uses the defense chart. Both are those of the Active stance.',
});
