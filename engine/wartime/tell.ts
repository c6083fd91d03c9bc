import type { Point } from '../shape/point.ts';
import type { Event } from './events.ts';

const place = ({ x, y, z }: Point): string => `${x} ${y} ${z}`;

/** One plain English line about an event. Lengths are mm. */
export function tell(event: Event): string {
  switch (event.type) {
    case 'deployed': return `${event.character} deploys at ${place(event.to)}`;
    case 'turnBegun': return `turn ${event.turn}`;
    case 'initiativeRolled': return `initiative of seats ${event.seats.join(', ')}: ${event.rolls.join(', ')}`;
    case 'initiativeWon': return `seat ${event.seat} wins the initiative`;
    case 'phaseBegun': return `reaction phase ${event.phase}`;
    case 'activated': return `${event.character} is activated with ${event.left} AP`;
    case 'actionBegun': return `${event.character}: ${event.action} for ${event.cost} AP`;
    case 'answered': return `${event.character} answers ${event.to} with ${event.answer} for ${event.cost} AP`;
    case 'moved': return `${event.character} moves from ${place(event.from)} to ${place(event.to)}`;
    case 'concentrated': return `${event.character} concentrates`;
    case 'concentrationSpent': return 'the concentration is spent';
    case 'waited': return `${event.character} waits for phase ${event.phase} with ${event.kept} AP`;
    case 'shotDeclared': return `${event.shooter} shoots at ${event.target}${event.outOfTurn ? ' out of turn' : ''}`;
    case 'shotLost': return `the shot of ${event.shooter} at ${event.target} is lost`;
    case 'checked': return `${event.character} checks ${event.check}: ${event.die} against ${event.value}, ${event.degree}`;
    case 'strayed': return `the shot of ${event.shooter} ${event.hit ? 'strays into' : 'passes'} ${event.into}`;
    case 'damaged': return `${event.character} loses ${event.lost} LP to ${event.by}`;
    case 'exploded': return `${event.character} explodes`;
    case 'felled': return `${event.character} is felled by ${event.by} for ${event.points} points`;
    case 'moodChanged': return `${event.character} gets ${event.by} on attribute checks for ${event.activations}`;
    case 'activationLost': return `${event.character} loses the rest of its activation`;
    case 'activationEnded': return `activation of ${event.character} ends`;
    case 'turnEnded': return `turn ${event.turn} ends`;
    case 'decided': return event.winner === null ? `draw (${event.rule})` : `seat ${event.winner} wins (${event.rule})`;
    default: return event satisfies never;
  }
}
