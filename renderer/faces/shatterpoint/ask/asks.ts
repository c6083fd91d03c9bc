import type { PlaceRequest } from '../../../../engine/core/script.ts';
import type { Gait } from '../../../match/hints.ts';
import { prettify } from '../../../words/speak.ts';
import type { FaceAsks } from '../../face.ts';
import { called, unitFor, type Situation } from '../words/names.ts';
import { sourceText } from './choiceHints.ts';
import { aboutValues, askWords, choicesOf, usualOf } from './choices.ts';

/** How its kinds of movement look. */
const GAITS: Readonly<Record<string, Gait>> = { advance: 'walk', reposition: 'walk', dash: 'run', climb: 'climb', jump: 'leap' };

/** Heights of two ends of a way in that are of one level differ by no more (mm). */
const LEVEL = 20;

/** What comes out of a way in above or below goes up or down; through a door one walks. */
function gaitOf({ ask, zone, body }: PlaceRequest): Gait {
  if (ask === 'ingress' && zone.kind === 'near') return Math.abs(zone.of.at.y - body.at.y) > LEVEL ? 'climb' : 'walk';
  return GAITS[ask] ?? 'other';
}

/** How Shatterpoint words what it asks. */
export const asks: FaceAsks<Situation> = {
  about: aboutValues,
  words: askWords,
  choices: choicesOf,
  usual: usualOf,
  source: sourceText,
  note: (request, { view: { activation } }, speak) => {
    if (request?.kind !== 'pick' || request.ask !== 'act' || activation === null) return undefined;
    return activation.spent >= 2 ? speak('shatterpoint.hud.actionsSpent') : speak('shatterpoint.hud.actionOf', { number: activation.spent + 1 });
  },
  // Where a figure deploys that does not along its edge (house rule `tableDeployment`), and why outside its usual zone (`crowdedDeployment`).
  placeNote({ about: { crowded, farther, range, host }, zone }, situation, speak) {
    const isOutlined = zone.kind === 'outline';
    if (crowded === undefined) return isOutlined ? speak('shatterpoint.crowdedHint.outline') : undefined;
    if (isOutlined) return speak(`shatterpoint.crowdedHint.${crowded}_outline`, { range: Number(range), host: host === undefined ? '' : called(situation, String(host)) });
    return speak(`shatterpoint.crowdedHint.${crowded}`, { count: Number(farther), range: Number(range), host: host === undefined ? '' : called(situation, String(host)) });
  },
  kindOf(request, speak) {
    const { ask } = request;
    return { word: speak.has(`shatterpoint.option.${ask}`) ? speak(`shatterpoint.option.${ask}`) : prettify(ask), tone: gaitOf(request) };
  },
  stops: ({ ask, about }) => (ask === 'pinned' ? { rule: 'SP-COND-11', why: 'pinned', detail: { character: String(about['character']) } } : null),
  thingOf: (option, { view }) => {
    const id = option.includes('@') ? option.slice(option.lastIndexOf('@') + 1) : option;
    const unit = unitFor(view, id);
    if (unit === undefined) return view.objectives.some((objective) => objective.id === id) ? id : null;
    return unit.characters.some((character) => character.id === id) ? id : unit.characters[0]?.id ?? null;
  },
};
