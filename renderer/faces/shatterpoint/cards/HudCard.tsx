import { useState, type ReactNode } from 'react';
import type { Request } from '../../../../engine/core/script.ts';
import { choicesOf } from '../ask/choices.ts';
import { useBeginner, useFold } from '../../useFold.ts';
import { StanceSheet } from './StanceSheet.tsx';
import { UnitCard, type AbilityUse } from './UnitCard.tsx';
import { useMatch } from '../../../match/match.ts';
import { faceOf, tagsShown, unitFor, type Situation } from '../words/names.ts';
import { useSpeak } from '../../../words/speak.ts';
import { Sheet } from '../../../ui/Sheet.tsx';

function thingAskedAbout(request: Request | null): string | number | undefined {
  if (request === null) return undefined;
  if (request.kind === 'place') return request.figure;
  const { unit, character, attacker } = request.about;
  return unit ?? character ?? attacker;
}

/** The card of the unit that matters now: the one that is announced to act, the selected one, else the one asked about, else the active one. */
export function HudCard({ situation, compact }: { readonly situation: Situation; readonly compact: boolean }): ReactNode {
  const speak = useSpeak();
  const selected = useMatch((s) => s.selected);
  const request = useMatch((s) => s.request);
  const pick = useMatch((s) => s.pick);
  const [stances, setStances] = useState(false);
  const { view } = situation;
  const beginner = useBeginner();
  const mattering = [beginner, selected, thingAskedAbout(request), view.activation?.unit].filter((id) => id !== undefined && id !== null);
  const unit = mattering.map((id) => unitFor(view, String(id))).find((found) => found !== undefined);
  const { folded, over, fold } = useFold(compact, unit !== undefined);
  const face = unit === undefined ? undefined : faceOf(situation, unit);
  if (unit === undefined || face === undefined) return null;
  const uses = new Map<string, AbilityUse>();
  if (request?.kind === 'pick' && request.ask === 'act' && request.about.unit === unit.id) {
    for (const choice of choicesOf(request, situation, speak)) {
      const ability = choice.id.startsWith('ability:') ? choice.id.slice('ability:'.length) : null;
      if (choice.closed === null && ability !== null) uses.set(ability, { key: choice.key ?? '', take: () => pick(choice.id) });
    }
  }
  return (
    <>
      <UnitCard
        unit={unit}
        face={face}
        tags={tagsShown(situation, unit, face)}
        active={view.activation?.unit === unit.id}
        folded={folded}
        over={over}
        uses={uses}
        onFold={fold}
        onStances={() => setStances(true)}
      />
      {stances && (
        <Sheet title={`${face.name}: ${speak('shatterpoint.card.stances')}`} className="wide" onClose={() => setStances(false)}>
          <StanceSheet face={face} chosen={unit.stance} />
        </Sheet>
      )}
    </>
  );
}
