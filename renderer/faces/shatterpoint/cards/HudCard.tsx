import { useState, type ReactNode } from 'react';
import { choicesOf } from '../ask/choices.ts';
import { useEscape, useHotkeys } from '../../../ui/hotkeys.ts';
import { StanceSheet } from './StanceSheet.tsx';
import { UnitCard, type AbilityUse } from './UnitCard.tsx';
import { useMatch } from '../../../match/match.ts';
import { faceOf, tagsShown, unitFor, type Situation } from '../words/names.ts';
import { useSpeak } from '../../../words/speak.ts';
import { Sheet } from '../../../ui/Sheet.tsx';

/** The card of the unit that matters now: the selected one, else the one asked about, else the active one. */
export function HudCard({ situation, compact }: { readonly situation: Situation; readonly compact: boolean }): ReactNode {
  const speak = useSpeak();
  const selected = useMatch((s) => s.selected);
  const request = useMatch((s) => s.request);
  const pick = useMatch((s) => s.pick);
  const [turned, setTurned] = useState<{ readonly unit: string; readonly folded: boolean } | null>(null);
  const [stances, setStances] = useState(false);
  const { view } = situation;
  const about = request === null ? undefined : request.kind === 'place' ? request.figure : request.about.unit ?? request.about.character ?? request.about.attacker;
  const unit = [selected, about, view.activation?.unit].map((id) => (id === undefined || id === null ? undefined : unitFor(view, String(id)))).find((found) => found !== undefined);
  const crowded = compact || view.attacks.length > 0 || (request?.kind === 'pick' && (request.ask === 'stance' || request.ask === 'answer'));
  const folded = unit !== undefined && turned?.unit === unit.id ? turned.folded : crowded;
  const fold = (): void => { if (unit !== undefined) setTurned({ unit: unit.id, folded: !folded }); };
  useHotkeys({ U: fold });
  useEscape(fold, compact && !folded && unit !== undefined);
  const face = unit === undefined ? undefined : faceOf(situation, unit);
  if (unit === undefined || face === undefined) return null;
  const uses = new Map<string, AbilityUse>();
  if (request?.kind === 'pick' && request.ask === 'act' && request.about.unit === unit.id) {
    for (const choice of choicesOf(request, situation, speak)) {
      if (choice.closed === null && choice.id.startsWith('ability:')) uses.set(choice.id.slice('ability:'.length), { key: choice.key ?? '', take: () => pick(choice.id) });
    }
  }
  return (
    <>
      <UnitCard unit={unit} face={face} tags={tagsShown(situation, unit, face)} active={view.activation?.unit === unit.id} folded={folded} over={compact && !folded} uses={uses} onFold={fold} onStances={() => setStances(true)} />
      {stances && <Sheet title={`${face.name}: ${speak('shatterpoint.card.stances')}`} className="wide" onClose={() => setStances(false)}><StanceSheet face={face} chosen={unit.stance} /></Sheet>}
    </>
  );
}
