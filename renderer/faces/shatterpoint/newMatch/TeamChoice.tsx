import { useState, type ReactNode } from 'react';
import { InputError } from '../../../../engine/core/form.ts';
import { randomFrom } from '../../../../engine/core/rng.ts';
import type { Era } from '../../../../engine/shatterpoint/cards/card.ts';
import { LONGEST_NAME } from '../../../../engine/shatterpoint/exchange/index.ts';
import { teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { readyTeams } from '../../../../engine/shatterpoint/team/teams.ts';
import { anySeed } from '../../../muster/chance.ts';
import type { Kept } from '../../../muster/kept.ts';
import { SaveTeam } from '../../../muster/SaveTeam.tsx';
import { TeamPick, type Offer } from '../../../muster/TeamPick.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { seatLetter } from '../../../words/seats.ts';
import { useSpeak, type Speak } from '../../../words/speak.ts';
import { EMPTY, teamByChance, unitsOf, type TeamDraft } from './draft.ts';
import { TeamLists } from './TeamLists.tsx';
import type { Shelf } from './teamWords.ts';

interface TeamChoiceProps {
  readonly seat: number;
  readonly heading: string;
  readonly team: TeamDraft;
  readonly shelf: Shelf;
  readonly kept: Kept<TeamDraft>;
  readonly eras: readonly Era[];
  readonly onTeam: (team: TeamDraft) => void;
  readonly onClose: () => void;
}

/** A legal team by chance with the mission of the present one: the same for the same seed; why there is none where there is none. */
export function rolled(seed: number, era: Era | undefined, team: TeamDraft, { cards }: Shelf, eras: readonly Era[], speak: Speak): TeamDraft | string {
  try {
    return { ...EMPTY, mission: team.mission, squads: teamByChance(cards.values(), eras, randomFrom(seed), era) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return speak('shatterpoint.team.noRandom', { reason: error.message });
  }
}

/** Another team for a side: ready-made, saved, played lately, by chance, or from a text. */
export function TeamChoice({ seat, heading, team, shelf, kept, eras, onTeam, onClose }: TeamChoiceProps): ReactNode {
  const speak = useSpeak();
  const [seed] = useState(anySeed);
  const [era, setEra] = useState<Era | ''>('');
  const leaders = ({ squads }: TeamDraft): string => squads.map(({ primary }) => shelf.cards.get(primary)?.name).filter((name) => name !== undefined).join(', ');
  const offer = (each: TeamDraft): Offer<TeamDraft> => ({
    team: each, name: each.name === '' ? leaders(each) || speak('match.ownTeam') : each.name, note: each.description || (each.name === '' ? '' : leaders(each)),
    figures: unitsOf(each).map((id) => shelf.cards.get(id)?.sculpts ?? []),
  });
  const legal = (each: TeamDraft): boolean => teamProblems(each.squads, shelf.cards, eras).length === 0;
  return (
    <TeamPick
      title={speak('match.team', { side: heading })} side={seatLetter(seat)} seed={seed} onClose={onClose}
      ready={readyTeams(shelf.cards).filter(legal).map(offer)} recent={kept.recent.filter(legal).map(offer)}
      saved={kept.saved.map((each) => ({ ...offer(each), forget: () => kept.forget(each) }))}
      random={(from) => { const found = rolled(from, era === '' ? undefined : era, team, shelf, eras, speak); return typeof found === 'string' ? found : offer(found); }}
      randomFilters={<Segments legend={speak('shatterpoint.match.eraLegend')} value={era} onChange={setEra} choices={[{ value: '' as Era | '', label: speak('shatterpoint.match.allEras') }, ...eras.map((value) => ({ value, label: speak(`shatterpoint.era.${value}`) }))]} />}
      save={<SaveTeam name={team.name} longest={LONGEST_NAME} onSave={(name) => { kept.save({ ...team, name }); onTeam({ ...team, name }); }} />}
      lists={<TeamLists team={team} shelf={shelf} eras={eras} onTeam={onTeam} />}
      onTake={(chosen) => { onTeam(chosen); onClose(); }}
    />
  );
}
