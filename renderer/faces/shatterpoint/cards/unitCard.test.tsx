// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import { click, testPage } from '../../../testing/page.fixture.ts';
import { sampleCards, sampleSituation } from '../../../testing/sample.fixture.ts';
import { tagsShown } from '../words/names.ts';
import { UnitCard } from './UnitCard.tsx';

const { page, draw } = testPage();

type UnitCardProps = ComponentProps<typeof UnitCard>;
const show = (unit: UnitCardProps['unit'], face: CardFace, more: Partial<UnitCardProps> = {}): void => draw(
  <UnitCard unit={unit} face={face} active folded={false} uses={new Map()} onFold={() => {}} onStances={() => {}} {...more} />,
);

describe('a unit card', () => {
  const rook = sampleSituation().view.units[0]!;
  const guards = sampleSituation().view.units.find(({ card }) => card === 'guards')!;
  const rooksCard = sampleCards.get('rook')!;
  const guardsCard = sampleCards.get('guards')!;

  it('explains tokens with their rule, and uses abilities from the card', () => {
    const take = vi.fn();
    show(rook, rooksCard, { uses: new Map([['rook-rush', { key: '1', take }]]) });
    expect(page.querySelector('[role="tooltip"] code')).not.toBeNull();
    expect(page.textContent).toContain('SP-COND-08');
    click(page.querySelector('.ability__use')!);
    expect(take).toHaveBeenCalled();
  });

  it('says of a card without a known first print that it is the current one', () => {
    show(rook, { ...rooksCard, oldValuesUnknown: 'v1.4' });
    const note = 'Sheet v1.4 changed this card. Its first print is not known, so its current card is shown and played.';
    expect(page.querySelector('.unit__print')!.textContent).toBe(note);
    show(rook, rooksCard);
    expect(page.querySelector('.unit__print')).toBeNull();
  });

  it('(SP-CARD-06): a card shows the tags that its unit gained for the match or for this turn too', () => {
    const situation = sampleSituation({
      lasting: [
        { unit: '0.guards', character: null, stat: 'tag', amount: 0, of: 'Ewok' },
        { unit: '0.rook', character: null, stat: 'tag', amount: 0, of: 'Spy' },
      ],
    });
    const unit = { ...guards, tags: ['Galactic Empire'] };
    show(unit, guardsCard, { tags: tagsShown(situation, unit, guardsCard) });
    expect(page.querySelector('.unit__tags')!.textContent).toMatch(/· Scoundrel, Galactic Empire, Ewok$/);
  });

  it('(SP-BTC-01): the Battle Tactics cards of a unit stand on its card', () => {
    const tactics = [{ id: 'night-watch', name: 'Night Watch', text: 'One guard may climb.' }];
    const tacticsShown = (): Element | null => page.querySelector('[aria-label="Battle Tactics cards"]');
    show(guards, { ...guardsCard, tacticsLimit: 1, tactics });
    expect(tacticsShown()!.textContent).toContain('up to 1 in the deckNight WatchOne guard may climb.');
    show(guards, guardsCard);
    expect(tacticsShown()).toBeNull();
  });
});
