import type { CardFace } from '../../engine/shatterpoint/card.ts';
import type { TeamDraft } from './draft.ts';

/** The two strike teams that the core set makes, by card id. */
const CORE: readonly TeamDraft[] = [
  [
    { primary: 'general-anakin-skywalker', secondary: 'cc-7567-captain-rex', supporting: '501st-clone-troopers' },
    { primary: 'ahsoka-tano-jedi-no-more', secondary: 'bo-katan-kryze', supporting: 'clan-kryze-mandalorians' },
  ],
  [
    { primary: 'lord-maul', secondary: 'gar-saxon', supporting: 'mandalorian-super-commandos' },
    { primary: 'asajj-ventress', secondary: 'kalani', supporting: 'b1-battle-droids' },
  ],
];

export const EMPTY: TeamDraft = [{ primary: '', secondary: '', supporting: '' }, { primary: '', secondary: '', supporting: '' }];

/** Ready-made strike teams whose cards are all there. */
export const readyTeams = (cards: ReadonlyMap<string, CardFace>): readonly TeamDraft[] =>
  CORE.filter((team) => team.every((squad) => Object.values(squad).every((id) => cards.has(id))));
