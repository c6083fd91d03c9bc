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
      id: card.id, name: card.name, cost: characterCost(card), attributes: card.body.attributes, actionPoints: actionPoints(card), lifePoints: lifePoints(card), movement: movement(card), defence: defence(card),
      weapon: card.weapon.name, damage: card.weapon.damage, range: card.weapon.range, traits: traitsOf(card).map(({ name }) => name), problems, status: problems.length === 0 ? 'complete, our own' : problems.map(armyProblemText).join('; '),
    };
  });
  const head = `${'character'.padEnd(14)} cost  ${ATTRIBUTES.join(' ').toUpperCase()}  PA  PV MOV DEF  ${'weapon'.padEnd(14)} dmg range  status`;
  const lines = found.map((row) => [
    row.name.padEnd(14), String(row.cost).padStart(4), '', ATTRIBUTES.map((attribute) => String(row.attributes[attribute]).padStart(3)).join(' '), '', String(row.actionPoints).padStart(2), String(row.lifePoints).padStart(3), String(row.movement).padStart(3), String(row.defence).padStart(3), '',
    row.weapon.padEnd(14), String(row.damage).padStart(3), String(row.range).padStart(5), '', [row.status, ...row.traits].join(', '),
  ].join(' '));
  const wrong = found.filter(({ problems }) => problems.length > 0).length;
  return { found, text: [head, ...lines, `${found.length} characters, ${wrong} with an archetype that is not legal; transports, objects, zones and lists of one's own are not there yet`].join('\n'), broken: wrong > 0 };
}
