// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { click, testPage } from '../../../testing/page.fixture.ts';
import { SEEDS, skirmish, situationOf } from '../skirmish.fixture.ts';
import type { State } from '../../../../engine/miniatures/state.ts';
import { panels } from '../panels.tsx';

const { page, draw } = testPage();
const moments = SEEDS.flatMap((seed) => skirmish(seed));
const with_ = (change: Partial<State>) => {
  const moment = moments.find(({ situation: { view } }) => view.turn !== null)!;
  return situationOf({ ...moment.situation.view, ...change });
};

it('the sides show each squad with who was activated and who is defeated, and the cost of the enemies defeated', () => {
  const { after } = skirmish(1).at(-1)!;
  draw(<>{[0, 1].map((seat) => <panels.Side key={seat} seat={seat} situation={after} />)}<panels.Track situation={after} /></>);
  const members = [...page.querySelectorAll('.member')];
  expect(members).toHaveLength(after.view.figures.length);
  expect(page.querySelectorAll('.member.is-defeated')).toHaveLength(after.view.figures.filter(({ defeated }) => defeated).length);
  expect(page.textContent).toContain('Skirmish over');
});

it('(SWM-6.1) between the sides stand the round, whose phase it is and how many activations are left', () => {
  draw(<panels.Track situation={with_({ round: 3, active: 1, left: 1 })} />);
  expect(page.querySelector('.track')!.textContent).toBe('Round 3 of 6Opponent: 1 activation left');
  draw(<panels.Track situation={with_({ round: 3, active: 0, left: 0 })} />);
  expect(page.querySelector('.track')!.textContent).toContain('You: last activation');
});

it('(SWM-11.2, SWM-11.6, SWM-10.6) an attack shows the die and all that is added, against Defense and cover', () => {
  const attack = { attacker: '0.0', target: '1.0', occasion: 'turn', cover: true, helpers: ['0.1'], help: 4, guard: null, roll: { natural: 9, total: 25, defense: 21 }, outcome: 'hit', damage: 20 } as const;
  draw(<panels.Attack told={[]} situation={with_({ attack: { ...attack, helpers: ['0.1'] } })} />);
  const parts = [...page.querySelectorAll('.strike li')].map(({ textContent }) => textContent);
  expect(parts).toEqual(['Die9', 'Attack+8', '1 helper+4', 'Feats+4', 'Defense17', 'Cover+4']);
  expect([...page.querySelectorAll('.strike__total')].map(({ textContent }) => textContent)).toEqual(['25', '21']);
  expect(page.querySelector('.strike__outcome')!.textContent).toBe('Hit: 20 damage');
  const commanded = { ...attack, helpers: [], help: 0, cover: false, roll: { natural: 9, total: 17, defense: 19 } };
  draw(<panels.Attack told={[]} situation={with_({ attack: commanded })} />);
  expect([...page.querySelectorAll('.strike__side:last-child li')].map(({ textContent }) => textContent)).toEqual(['Defense17', 'Feats+2']);
  draw(<panels.Attack told={[]} situation={with_({ attack: { ...attack, helpers: [], help: 0, roll: null, outcome: null } })} />);
  expect(page.querySelector('.strike__outcome')!.textContent).toBe('The die is not rolled yet.');
  // The die falls within the panel, not behind it: the place is there before it is thrown.
  expect(page.querySelectorAll('.strike > .dice-window').length).toBe(1);
  draw(<panels.Attack told={[]} situation={with_({ attack: null })} />);
  expect(page.textContent).toBe('');
});

it('(SWM-11.1, SWM-16.27) an attack in answer names the one it is made within, and that one, shown again, how the answer came out', () => {
  const outer = { attacker: '0.0', target: '1.0', occasion: 'turn', cover: false, helpers: [], help: 0, guard: null, roll: { natural: 9, total: 17, defense: 17 }, outcome: 'hit', damage: 20 } as const;
  const answer = { ...outer, attacker: '1.7', target: '0.0', occasion: 'answer', roll: { natural: 2, total: 8, defense: 17 }, outcome: 'missed', damage: 0 } as const;
  const shown = (attack: State['attack']): readonly unknown[] => {
    draw(<panels.Attack told={[]} situation={with_({ attack })} />);
    return [page.querySelector('h3')!.textContent, ...[...page.querySelectorAll('.strike__total, .strike__others li, .strike__outcome')].map(({ textContent }) => textContent)];
  };
  const plain = { ...outer, helpers: [] };
  expect(shown({ ...answer, helpers: [], within: [plain] })).toEqual(['Attack in answer', '8', '17', 'Within the attack of Chewbacca on Dengar. Hit: 20 damage', 'Missed']);
  expect(shown({ ...plain, answers: [{ ...answer, helpers: [] }] })).toEqual(['Attack', '17', '17', 'Within it Scout Trooper attacked Chewbacca, 8 to 17. Missed', 'Hit: 20 damage']);
});

it('the strip shows who acts and what is left of it, the card that is opened from it numbers and feats too; it stays as it was left', () => {
  const situation = with_({});
  const chewbacca = situation.view.figures.find(({ id }) => id === '0.0')!;
  draw(<panels.Card situation={with_({ turn: { ...situation.view.turn!, figure: '0.0' } })} compact={false} />);
  expect(page.querySelector('h2')!.textContent).toBe('Chewbacca');
  expect(page.querySelector('.numbers')).toBeNull();
  click(page.querySelector('[aria-expanded="false"]')!);
  draw(null);
  draw(<panels.Card situation={with_({ turn: { ...situation.view.turn!, figure: '0.0' } })} compact={false} />);
  expect([...page.querySelectorAll('.numbers dd .tip')].map((tip) => tip.firstChild!.textContent)).toEqual(['17', '+8', '20', '24']);
  expect(page.querySelector('[role="meter"]')!.getAttribute('aria-valuenow')).toBe(String(100 - chewbacca.damage));
  expect([...page.querySelectorAll('.ability h3')].map(({ textContent }) => textContent)).toEqual(['Cleave', 'Momentum']);
});
