import type { PickRequest } from '../../engine/core/script.ts';
import type { AskProps } from '../ask/askProps.ts';
import { useMatch } from '../match/match.ts';
import { unitFor, type Situation } from '../faces/shatterpoint/words/names.ts';
import { useSpeak } from '../words/speak.ts';

/** The figure that an option stands for on the table, if any. */
function figureOf(option: string, { view }: Situation): string | null {
  const id = option.includes('@') ? option.slice(option.lastIndexOf('@') + 1) : option;
  const unit = unitFor(view, id);
  if (unit === undefined) return view.objectives.some((objective) => objective.id === id) ? id : null;
  return unit.characters.some((character) => character.id === id) ? id : unit.characters[0]?.id ?? null;
}

const fromOf = ({ about }: PickRequest): string | null => { const from = about.attacker ?? about.character; return typeof from === 'string' ? from : null; };

/** Binds the questions to the store: answers, picks so far, and what is shown on the table meanwhile. */
export function useAskProps(situation: Situation): AskProps {
  const speak = useSpeak();
  const { shown, request, picks, aimed, pick, confirmPicks, answer, loadOdds, loadEnds, hover, look } = useMatch((s) => s);
  const acting = situation.view.activation;
  const note = request?.kind === 'pick' && request.ask === 'act' && acting !== null ? (acting.spent >= 2 ? speak('hud.actionsSpent') : speak('hud.actionOf', { number: acting.spent + 1 })) : undefined;
  return {
    situation, asked: `${shown?.match ?? ''} ${shown?.at ?? 0}`, picks, aimed, ...(note === undefined ? {} : { note }),
    loadOdds, loadEnds, onPick: pick, onConfirm: () => { void confirmPicks(); }, onPlace: (at) => { void answer({ kind: 'place', at }); },
    onPreview: (option) => {
      const figure = option === null ? null : figureOf(option, situation);
      hover(figure);
      const from = request?.kind === 'pick' && request.ask === 'target' ? fromOf(request) : null;
      look(figure !== null && from !== null && figure !== from ? { kind: 'sight', from, to: figure } : null);
    },
  };
}
