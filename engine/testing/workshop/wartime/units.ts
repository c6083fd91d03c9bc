import { actionPoints, ATTRIBUTES, defence, lifePoints, movement } from '../../../wartime/archetype.ts';
import { archetypeProblems, armyProblemText } from '../../../wartime/army.ts';
import { characterCost } from '../../../wartime/cost.ts';
import { FIGURES } from '../../../wartime/figures/index.ts';
import { traitsOf } from '../../../wartime/game.ts';
import type { Report } from '../workshop.ts';

/** Every character with its numbers and cost, and what is wrong with its archetypes. */
export function unitsReport(): Report {
  const found = FIGURES.map((card) => {
    const problems = archetypeProblems(card);
    return {
      id: card.id, name: card.name, cost: characterCost(card), attributes: card.body.attributes,
      actionPoints: actionPoints(card), lifePoints: lifePoints(card), movement: movement(card), defence: defence(card),
      weapon: card.weapon.name, damage: card.weapon.damage, range: card.weapon.range, traits: traitsOf(card).map(({ name }) => name),
      problems, status: problems.length === 0 ? 'complete, our own' : problems.map(armyProblemText).join('; '),
    };
  });
  const head = `${'character'.padEnd(14)} cost  ${ATTRIBUTES.join(' ').toUpperCase()}  PA  PV MOV DEF  ${'weapon'.padEnd(14)} dmg range  status`;
  const right = (n: number, width: number): string => String(n).padStart(width);
  const lines = found.map((row) => [
    row.name.padEnd(14), right(row.cost, 4), '', ATTRIBUTES.map((attribute) => right(row.attributes[attribute], 3)).join(' '), '',
    right(row.actionPoints, 2), right(row.lifePoints, 3), right(row.movement, 3), right(row.defence, 3), '',
    row.weapon.padEnd(14), right(row.damage, 3), right(row.range, 5), '', [row.status, ...row.traits].join(', '),
  ].join(' '));
  const wrong = found.filter(({ problems }) => problems.length > 0).length;
  const sum = `${found.length} characters, ${wrong} with an archetype that is not legal; transports, objects, zones and lists of one's own are not there yet`;
  return { found, text: [head, ...lines, sum].join('\n'), broken: wrong > 0 };
}
