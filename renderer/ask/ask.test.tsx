// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Request } from '../../engine/core/script.ts';
import type { Ends } from '../../engine/host/link.ts';
import { book, closeBook, pointedRule } from '../rulebook/book.ts';
import { click, press, settled, testPage } from '../testing/page.fixture.ts';
import { withPanels } from '../testing/panels.fixture.ts';
import type { Situation } from '../faces/shatterpoint/words/names.ts';
import { Ask } from './Ask.tsx';
import type { AskProps } from './askProps.ts';
import { Refused } from './Refused.tsx';
import { sampleAttack, samplePick, samplePlace, sampleSituation } from '../testing/sample.fixture.ts';

const { page, draw } = testPage();
withPanels();
const onPick = vi.fn<(option: string) => void>();
const onConfirm = vi.fn<() => void>();
const onPlace = vi.fn<AskProps<Situation>['onPlace']>();
const onPreview = vi.fn<AskProps<Situation>['onPreview']>();

beforeEach(() => { vi.clearAllMocks(); });

const ask = (request: Request, change: Partial<AskProps<Situation>> & { readonly situation?: Situation } = {}): void =>
  draw(<Ask request={request} situation={sampleSituation()} asked="1" picks={[]} onPick={onPick} onConfirm={onConfirm} onPreview={onPreview} aimed={null} onPlace={onPlace} {...change} />);
const option = (id: string): HTMLButtonElement => page.querySelector<HTMLButtonElement>(`button.option[data-option="${id}"]`)!;

const PICKS: readonly (readonly [ask: string, options: readonly string[], about?: Readonly<Record<string, string | number>>])[] = [
  ['side', ['near', 'far'], {}], ['mission', ['shifting-priorities', 'other-mission'], {}], ['squad', ['0', '1'], {}], ['stance', ['0', '1']], ['order', ['reveal', 'reserve']],
  ['reserve', ['activate', 'reserve', 'bottom'], { unit: '0.rook', price: 1 }], ['shatterpoint', ['0.rook', '0.vane', 'pass'], {}], ['act', ['move', 'focus', 'combat', 'recover', 'takeCover', 'ability:rook-rush', 'flip', 'end']],
  ['character', ['0.guards.1', '0.guards.2', 'done'], { unit: '0.guards' }], ['how', ['advance', 'dash', 'climb', 'none'], { character: '0.rook.1' }], ['attackKind', ['melee', 'ranged'], { attacker: '0.rook.1' }],
  ['target', ['1.sable.1', '1.drones.1', '1.drones.2', 'none'], { attacker: '0.rook.1', kind: 'melee' }], ['effect', ['shove', 'heal', 'skip'], { character: '0.rook.1' }],
  ['answer', ['rook-riposte@0.rook', 'vane-riposte@0.vane', 'pass'], { event: 'attackResolved', attacker: '1.sable.1', defender: '0.rook.1' }], ['heal', ['damage@0.rook', 'exposed@0.rook', 'none'], { character: '0.rook.1' }],
  ['condition', ['exposed', 'pinned']], ['may', ['yes', 'no'], { ability: 'rook-rush' }], ['choice', ['heal', 'attack', 'none'], { ability: 'rook-rush' }], ['map', ['0', '1'], { card: 'Recon' }],
  ['ingress', ['stay', 'ladder-1.top'], { character: '0.rook.1' }], ['freeActive', ['rook-rush', 'none']], ['payment', ['force', 'damage'], { ability: 'rook-rush', price: 2 }], ['pinned', ['yes', 'no'], { character: '0.rook.1' }],
  ['grapple', ['hook-shot', 'sevenOfNine', '1.sable'], { character: '0.rook.1' }],
];

describe.each(PICKS.map(([word, options, about]) => ({ word, options, about })))('the question "$word"', ({ word, options, about }) => {
  const request = samplePick(word, options, about === undefined ? {} : { about });

  it('can be answered with the mouse, whichever option it is', () => {
    ask(request);
    for (const id of options) click(option(id));
    expect(onPick.mock.calls.map(([id]) => id)).toEqual(options);
  });

  it('can be answered with the keyboard, each option by a key of its own', () => {
    ask(request);
    const keys = options.map((id) => option(id).getAttribute('aria-keyshortcuts')!);
    expect(new Set(keys).size).toBe(options.length);
    for (const key of keys) press(key.toLowerCase());
    expect(onPick.mock.calls.map(([id]) => id)).toEqual(options);
  });

  it('is asked and answered in words, not in ids', () => {
    ask(request);
    expect(page.querySelector('.request__ask p')!.textContent).toMatch(/^[A-Z].*[.?]$/);
    for (const id of options) expect(option(id).textContent).not.toMatch(/@|\{\{|0\.|1\.[a-z]|[a-z][A-Z][a-z]+$/);
  });
});

describe('a pick', () => {
  it('shows a closed option dimmed, with the reason and the rule, and does not take it', () => {
    ask(samplePick('act', ['move', 'end'], { closed: [{ option: 'combat', rule: 'SP-ATK-02', why: 'noTarget' }] }));
    const combat = option('combat');
    expect(combat.getAttribute('aria-disabled')).toBe('true');
    expect(combat.textContent).toContain('Nobody can be attacked from here.');
    expect(combat.getAttribute('aria-label')).toContain('SP-ATK-02');
    click(combat);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('shows by its key why an option is closed, and opens the rule from there by Tab, F1 or click', () => {
    ask(samplePick('act', ['move', 'end'], { closed: [{ option: 'combat', rule: 'SP-ATK-02', why: 'noTarget' }] }));
    expect(pointedRule()).toBeNull();
    press('c');
    expect(onPick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(option('combat'));
    expect(page.querySelector('.request__ask .why')!.textContent).toBe('Nobody can be attacked from here. SP-ATK-02');
    expect(pointedRule()).toBe('SP-ATK-02');
    const link = option('combat').nextElementSibling as HTMLButtonElement;
    expect([link.tagName, link.tabIndex, link.textContent, link.getAttribute('aria-label')]).toEqual(['BUTTON', 0, 'SP-ATK-02', 'Open rule SP-ATK-02: Attacks']);
    click(link);
    expect(book.getState()).toMatchObject({ open: true, rule: 'SP-ATK-02' });
    closeBook();
  });

  it('says of the ends of a lift which are closed, and why (SP-INGR-03, SP-MOVE-03)', () => {
    ask(samplePick('ingress', ['stay', 'lift/2'], { about: { character: '0.rook.1' }, closed: [{ option: 'lift/0', rule: 'SP-MOVE-03', why: 'exitOffTable' }, { option: 'lift/1', rule: 'SP-INGR-03', why: 'exitFull' }] }));
    const ends = ['lift/2', 'lift/0', 'lift/1'].map(option);
    expect(ends.map((end) => end.getAttribute('aria-label') ?? end.querySelector('b')!.textContent)).toEqual(['Exit 1', 'Exit 2. It comes out off the table. SP-MOVE-03', 'Exit 3. Nobody has room to stand where it comes out. SP-INGR-03']);
    expect(ends.map((end) => end.getAttribute('aria-disabled'))).toEqual([null, 'true', 'true']);
    click(option('lift/1'));
    expect(onPick).not.toHaveBeenCalled();
  });

  it('names the figure in the reason of a closed move', () => {
    ask(samplePick('how', ['dash', 'none'], { about: { character: '0.rook.1' }, closed: [{ option: 'climb', rule: 'SP-CLIMB-02', why: 'engagedNoClimb', detail: { character: '0.rook.1' } }] }));
    expect(option('climb').textContent).toContain('Rook is engaged: it cannot climb.');
  });

  it('only names a rule that has no text', () => {
    ask(samplePick('act', ['move', 'end'], { closed: [{ option: 'combat', rule: 'MIN-ATK-01', why: 'noTarget' }] }));
    expect(option('combat').nextElementSibling!.tagName).toBe('CODE');
    expect(option('combat').nextElementSibling!.textContent).toBe('MIN-ATK-01');
  });

  it('takes the usual answer on Enter and declines on Escape', () => {
    ask(samplePick('order', ['reveal', 'reserve']));
    press('Enter');
    expect(onPick).toHaveBeenLastCalledWith('reveal');
    ask(samplePick('shatterpoint', ['0.rook', '0.vane', 'pass']), { asked: '2' });
    press('Enter');
    expect(onPick).toHaveBeenCalledTimes(1);
    press('Escape');
    expect(onPick).toHaveBeenLastCalledWith('pass');
  });

  it('never ends an activation or stops a tree by Escape', () => {
    ask(samplePick('act', ['move', 'end']));
    press('Escape');
    ask(samplePick('option', ['m2', 'stop']), { asked: '2', situation: sampleSituation({ attacks: [sampleAttack] }) });
    press('Escape');
    expect(onPick).not.toHaveBeenCalled();
  });

  it('of several things is taken up by click or key and confirmed when there are enough', () => {
    const several = samplePick('reroll', ['first', 'second', '1.sable'], { min: 2, max: 2 });
    ask(several, { picks: ['first'] });
    expect(option('first').getAttribute('aria-pressed')).toBe('true');
    press('Enter');
    expect(onConfirm).not.toHaveBeenCalled();
    press(option('second').getAttribute('aria-keyshortcuts')!);
    expect(onPick).toHaveBeenLastCalledWith('second');
    ask(several, { picks: ['first', 'second'] });
    press('Enter');
    click(page.querySelector('.request__confirm button')!);
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('leaves Escape to what lies on top: closing a refusal never declines', () => {
    const onClose = vi.fn();
    const props: AskProps<Situation> = { situation: sampleSituation(), asked: '1', picks: [], onPick, onConfirm, onPreview, aimed: null, onPlace };
    draw(<><Ask {...props} request={samplePlace('advance', true)} /><Refused refusal={{ rule: 'SP-ADV-03', why: 'higher' }} sentence="Too high." onClose={onClose} /></>);
    press('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('leaves keys alone that it does not use, with Shift, or while somebody types', () => {
    ask(samplePick('act', ['move', 'end']));
    expect(press('q')).toBe(true);
    press('W', { shiftKey: true });
    press('w', { ctrlKey: true });
    expect(onPick).not.toHaveBeenCalled();
    expect(press('w')).toBe(false);
  });

  it('previews the option that is looked at', () => {
    ask(samplePick('target', ['1.sable.1', '1.drones.1'], { about: { attacker: '0.rook.1' } }));
    act(() => option('1.sable.1').focus());
    expect(onPreview).toHaveBeenLastCalledWith('1.sable.1');
    expect(option('1.sable.1').textContent).toMatch(/Range \d.*3\/8 damage/);
  });

  it('has the focus when it comes, and gets it back with the next question', () => {
    ask(samplePick('order', ['reveal', 'reserve']));
    const bar = page.querySelector('.request')!;
    expect(document.activeElement).toBe(bar);
    act(() => option('reserve').focus());
    ask(samplePick('may', ['yes', 'no'], { about: { ability: 'rook-rush' } }), { asked: '2' });
    expect(page.contains(document.activeElement)).toBe(true);
  });
});

describe('a place', () => {
  const at = { x: 10, y: 0, z: 20 };

  it('is confirmed by Enter or click where the tool stands well', () => {
    ask(samplePlace('advance', true), { aimed: { at, refusal: null } });
    press('Enter');
    click([...page.querySelectorAll('button')].find((button) => button.textContent.includes('Put it here'))!);
    expect(onPlace.mock.calls).toEqual([[at], [at]]);
  });

  it('is not confirmed where the rules refuse it, and says why', () => {
    ask(samplePlace('climb', true), { aimed: { at, refusal: { rule: 'SP-MOVE-07', why: 'unsupported' } } });
    press('Enter');
    expect(onPlace).not.toHaveBeenCalled();
    expect(page.textContent).toContain('The base must stand completely on one surface.');
    expect(page.textContent).toContain('SP-MOVE-07');
  });

  it.each(['advance', 'dash', 'climb', 'jump', 'reposition', 'push', 'pull', 'place', 'deploy', 'ingress', 'slither'])('"%s" can be declined when it is optional, and only then', (word) => {
    ask(samplePlace(word, true));
    press('Escape');
    click(page.querySelector('button.quiet')!);
    expect(onPlace.mock.calls).toEqual([[null], [null]]);
    ask(samplePlace(word, false), { asked: '2' });
    press('Escape');
    expect(page.querySelector('button.quiet')).toBeNull();
    expect(onPlace).toHaveBeenCalledTimes(2);
    expect(page.querySelector('.request__ask p')!.textContent).toContain('Rook');
  });
});

describe('an answer window', () => {
  it('shows text and price with the tax for wounds, and what has happened', () => {
    ask(samplePick('answer', ['rook-riposte@0.rook', 'pass'], { about: { event: 'attackResolved', attacker: '1.sable.1', defender: '0.rook.1' } }));
    expect(page.querySelector('.request__ask')!.textContent).toContain('Sable has attacked Rook');
    expect(option('rook-riposte@0.rook').textContent).toContain('After a melee attack');
    expect(option('rook-riposte@0.rook').querySelector('.cost')!.getAttribute('aria-label')).toBe('2 Force, 1 of it for wounds');
  });

  it('asks for the order when nothing can be passed', () => {
    ask(samplePick('answer', ['rook-nerve@0.rook', 'vane-nerve@0.vane'], { about: { event: 'tacticsDue', unit: '0.rook' } }));
    expect(page.querySelector('.request__ask p')!.textContent).toBe('Which ability comes next?');
  });
});

describe('answers that would take several rows beside their question', () => {
  const isWide = (): boolean => page.querySelector('.request')!.classList.contains('is-wide');
  const dice = ['strike', 'strike', 'failure', 'strike', 'expertise', 'failure', 'strike', 'failure'].map((face, i) => `${i}:${face}`);

  it.each([
    [samplePick('reroll', dice, { min: 0, max: 2, about: { roll: 'attack' } }), true],
    [samplePick('reroll', dice.slice(0, 4), { min: 0, max: 2, about: { roll: 'attack' } }), false],
    // Few long ones have a row each wherever they stand.
    [samplePick('freeActive', ['rook-rush', 'none']), false],
    // What ends an activation stands apart from its actions, beside the question.
    [samplePick('act', ['move', 'combat', 'focus', 'recover', 'takeCover', 'ability:rook-rush', 'flip', 'end']), false],
  ])('stand below it: %#', (request, wide) => {
    ask(request);
    expect(isWide()).toBe(wide);
  });
});

describe('where the way back ends', () => {
  const words = 'The way back ends here: next, dice fall or a card is drawn.';
  const note = (): string | undefined => page.querySelector('.request__beyond')?.textContent.trim();
  const signs = (): readonly string[] => [...page.querySelectorAll('.option__end')].map((sign) => sign.closest<HTMLElement>('.option')!.dataset.option!);

  /** A question whose ends the host tells. */
  const askTold = (request: Request, ends: Ends): Promise<void> => settled(() => ask(request, { loadEnds: () => Promise.resolve(ends) }));

  it('is signed on the option before it is taken, with its words', async () => {
    await askTold(samplePick('act', ['move', 'combat', 'end']), { end: 'other' });
    expect(signs()).toEqual(['end']);
    expect(page.querySelector('.option__end')!.classList.contains('sr')).toBe(false);
    expect([option('end').title, option('move').title]).toEqual(['The way back ends here: next, another side answers.', '']);
    expect(note()).toBeUndefined();
  });

  it('is told beside the question where it ends whatever is answered', async () => {
    await askTold(samplePick('target', ['1.sable', '1.mire']), { '1.sable': 'chance', '1.mire': 'chance' });
    expect(signs()).toHaveLength(2);
    // What is read once beside the question is only heard of each option.
    expect([...page.querySelectorAll('.option__end')].every(({ classList }) => classList.contains('sr'))).toBe(true);
    expect(note()).toBe(words);
    expect(page.querySelector('.option__end [role="img"]')!.getAttribute('aria-label')).toBe(words);
  });

  it('is not told where nothing is known of it, nor of the question before', async () => {
    ask(samplePick('target', ['1.sable', '1.mire']));
    expect([signs(), note()]).toEqual([[], undefined]);
    await settled(() => ask(samplePick('target', ['1.sable', '1.mire']), { asked: '2', loadEnds: () => Promise.reject(new Error('gone')) }));
    expect([signs(), note()]).toEqual([[], undefined]);
    let tell: (ends: Ends) => void = () => {};
    await settled(() => ask(samplePick('act', ['move', 'end']), { asked: '3', loadEnds: () => new Promise((told) => { tell = told; }) }));
    await settled(() => { ask(samplePick('act', ['move', 'end']), { asked: '4' }); tell({ end: 'other' }); });
    expect(signs()).toEqual([]);
  });
});
