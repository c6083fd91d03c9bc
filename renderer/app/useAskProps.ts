import type { PickRequest } from '../../engine/core/script.ts';
import type { AskProps } from '../ask/askProps.ts';
import { useMatch } from '../match/match.ts';
import { lookAtOption } from '../tools/offering.ts';
import type { Situation } from '../faces/face.ts';
import { useSpeak } from '../words/speak.ts';

const fromOf = ({ about }: PickRequest): string | null => { const from = about.attacker ?? about.character; return typeof from === 'string' ? from : null; };

/** Binds the questions to the store: answers, picks so far, and what is shown on the table meanwhile. */
export function useAskProps(situation: Situation): AskProps<Situation> {
  const speak = useSpeak();
  const { shown, request, picks, aimed, pick, confirmPicks, answer, loadOdds, loadEnds, hover, look } = useMatch((s) => s);
  const { asks } = situation.face;
  const note = asks.note(request, situation, speak);
  return {
    situation, asked: `${shown?.match ?? ''} ${shown?.at ?? 0}`, picks, aimed, ...(note === undefined ? {} : { note }),
    loadOdds, loadEnds, onPick: pick, onConfirm: () => { void confirmPicks(); }, onPlace: (at) => { void answer({ kind: 'place', at }); },
    onPreview: (option) => {
      const figure = option === null ? null : asks.thingOf(option, situation);
      hover(figure);
      lookAtOption(option);
      const from = request?.kind === 'pick' && request.ask === 'target' ? fromOf(request) : null;
      look(figure !== null && from !== null && figure !== from ? { kind: 'sight', from, to: figure } : null);
    },
  };
}
