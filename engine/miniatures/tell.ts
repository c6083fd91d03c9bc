import { squareId } from './board.ts';
import type { Event } from './events.ts';

/** One plain English line about an event. */
export function tell(event: Event): string {
  switch (event.type) {
    case 'joined': return `${event.figure} joins seat ${event.seat}: ${event.card}`;
    case 'mustered': return `seat ${event.seat} has chosen its reinforcements`;
    case 'deployed': return `${event.figure} deploys at ${squareId(event.to)}`;
    case 'roundBegun': return `round ${event.round}`;
    case 'initiativeRolled': return `initiative ${event.rolls.join(' against ')}`;
    case 'initiativeWon': return `seat ${event.seat} wins the initiative`;
    case 'firstChosen': return `seat ${event.seat} goes first`;
    case 'phaseBegun': return `phase of seat ${event.seat}, activations: ${event.activations}`;
    case 'activated': return `${event.figure} is activated`;
    case 'stepped': return `${event.figure} moves from ${squareId(event.from)} to ${squareId(event.to)} for ${event.cost}`;
    case 'opportunityTaken': return `${event.figure} takes the opportunity against ${event.mover}`;
    case 'strafed': return `${event.figure} strafes ${event.target}`;
    case 'featUsed': return `${event.figure} uses ${event.feat}`;
    case 'attackDeclared': return `${event.attacker} attacks ${event.target} (${event.occasion})${event.cover ? ' in cover' : ''}`;
    case 'attackResumed': return `the attack of ${event.attacker} on ${event.target} goes on`;
    case 'targetDrawn': return `${event.to} draws the fire of ${event.attacker} from ${event.from}${event.cover ? ', in cover' : ''}`;
    case 'saveRolled': return `${event.figure} saves on ${event.needed}: ${event.natural}, ${event.made ? 'made' : 'failed'}`;
    case 'fireCombined': return `${event.helper} adds fire to the attack of ${event.attacker}`;
    case 'attackRolled': return `${event.attacker} rolls ${event.natural}, in all ${event.total} against ${event.defense}`;
    case 'hit': return `${event.attacker} hits ${event.target}${event.critical ? ' critically' : ''}`;
    case 'guarded': return `${event.guard} takes the damage for ${event.target}`;
    case 'missed': return `${event.attacker} misses ${event.target}`;
    case 'damaged': return `${event.figure} takes ${event.amount} damage from ${event.by}`;
    case 'defeated': return `${event.figure} is defeated by ${event.by}`;
    case 'forceSpent': return `${event.figure} uses the Force (${event.use}): ${event.points} of ${event.payer}`;
    case 'forceGained': return `${event.figure} gains ${event.points} Force${event.spirit ? ' and a spirit' : ''}`;
    case 'hastened': return `${event.figure} moves faster`;
    case 'stoodStill': return `${event.figure} stands still`;
    case 'actionTaken': return `${event.figure} does ${event.feat}${event.target === null ? '' : ` to ${event.target}`}`;
    case 'leapt': return `${event.figure} leaps`;
    case 'lessonTaught': return `${event.figure} is displeased`;
    case 'healed': return `${event.figure} loses ${event.amount} damage by ${event.by}`;
    case 'fumbled': return `${event.figure} rolls a 1`;
    case 'doorMoved': return `door ${event.door} ${event.open ? 'opens' : 'closes'}${event.holder === null ? '' : ` (${event.holder} holds it)`}`;
    case 'doorHeld': return `${event.holder} holds door ${event.door} ${event.open ? 'open' : 'shut'}`;
    case 'doorReleased': return `${event.holder} lets door ${event.door} go`;
    case 'turnEnded': return `turn of ${event.figure} ends`;
    case 'roundEnded': return `round ${event.round} ends`;
    case 'decided': return event.winner === null ? `draw (${event.rule})` : `seat ${event.winner} wins (${event.rule})`;
    default: return event satisfies never;
  }
}
