// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leftOut } from '../../../../engine/shatterpoint/exchange/index.ts';
import { validatorWords } from '../../../../engine/testing/validator-words.ts';
import { EMPTY } from './draft.ts';
import { anew, crew, field, fill, played, press, said, settle, show, team, teams, SPT } from './teams.fixture.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('lists', () => {
  it('takes a list, with its mission', () => {
    show(EMPTY);
    teams('As text');
    fill('List', SPT.replace('00010201', '00490201'));
    press('Use this list');
    expect(said()).toBe('The list is used.');
    expect(played()).toEqual({ ...crew, name: '', mission: 'first-contact' });
  });

  it('takes a name over without marks of direction', () => {
    show(EMPTY);
    teams('As text');
    fill('List', JSON.stringify({ name: 'Night \u202emets', units: ['rook', 'vane', 'guards'] }));
    press('Use this list');
    expect(field<HTMLInputElement>('Name').value).toBe('Night mets');
  });

  it('tells everything it could not take over, and keeps the mission', () => {
    show();
    teams('As text');
    fill('List', 'spt[00090101,00770101,00090103]');
    press('Use this list');
    expect([...team().querySelectorAll('.lists li')].map((line) => line.textContent)).toEqual(['The list is used.', 'Not known: 00770101.', 'Squad 2 is empty.', 'The list holds 2 of 6 units.', 'The team is not legal yet: its reasons stand below the squads.']);
    expect(played(), 'it is not whole').toBeUndefined();
    expect(team().querySelectorAll('.team__faults li')).toHaveLength(4);
  });

  it('changes nothing when the text is no list', () => {
    show();
    teams('As text');
    fill('List', '{"squads": 3}');
    press('Use this list');
    expect(said()).toBe('The list is not used. strike team: squads: a list is needed, there is 3');
    expect(played()).toEqual(crew);
  });

  it.each([
    ['{"squads": [', 'The list is not used. strike team: not JSON: it ends too early'],
    ['{"name": 7}', 'The list is not used. strike team: name: a text is needed, there is 7'],
    ['Nobody, the Unknown', 'The list is not used. strike team: it is no list that can be read: no "spt[…]", no SPS document, no known link, and no unit is called "Nobody, the Unknown"'],
    [leftOut[0]!.name, `The list is not used. strike team: ${leftOut[0]!.name} cannot be played here: ${leftOut[0]!.why}`],
    ['spt[]', 'The list is used.The list names no unit.The team is not legal yet: its reasons stand below the squads.'],
  ])('says of %j what the command line says of it', (text, words) => {
    show();
    teams('As text');
    fill('List', text);
    press('Use this list');
    expect(said()).toBe(words);
    expect(said()).not.toMatch(validatorWords);
  });

  it('names a unit that is left out with the reason, and takes the others', () => {
    show(EMPTY);
    teams('As text');
    fill('List', `spt[00090101,${leftOut[0]!.spt}]`);
    press('Use this list');
    expect([...team().querySelectorAll('.lists li')].map((line) => line.textContent)).toContain(`${leftOut[0]!.name} cannot be played here: ${leftOut[0]!.why}.`);
  });

  it('says of an empty file that it is empty', async () => {
    show();
    teams('As text');
    const input = team().querySelector<HTMLInputElement>('input[type="file"]')!;
    Object.defineProperty(input, 'files', { value: [new File([' \n'], 'empty.sps')] });
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
    expect(said()).toBe('The list is not used. strike team: it is empty');
    expect(played()).toEqual(crew);
  });

  it('copies SPT text; where the clipboard is closed the text is marked', async () => {
    show();
    teams('As text');
    press('Copy as SPT text');
    await settle();
    expect(writeText).toHaveBeenCalledWith(SPT);
    expect(said()).toBe('The SPT text is copied.');
    writeText.mockRejectedValue(new Error('not allowed'));
    Object.assign(document, { execCommand: () => false });
    press('Copy as SPT text');
    await settle();
    expect(said()).toBe('The text is marked; copy it with Ctrl+C.');
    expect(field<HTMLTextAreaElement>('List').value).toBe(SPT);
  });

  it('says which unit has no code', () => {
    show({ ...crew, squads: [crew.squads[0], { ...crew.squads[1], primary: 'twin' }] });
    teams('As text');
    press('Copy as SPT text');
    expect(said()).toBe('That cannot be written. strike team: "Rook Returned" has no SPT code');
  });

  it('saves a document and opens it again, name and all', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => { saved.push(blob as Blob); return 'blob:x'; });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { names.push(this.download); });
    show();
    teams('As text');
    fill('Name', 'Ænd & Two');
    press('Save as a file');
    expect(names).toEqual(['nd-two.sps']);
    expect(said()).toBe('Saved as nd-two.sps.');
    anew();
    show(EMPTY);
    teams('As text');
    const input = team().querySelector<HTMLInputElement>('input[type="file"]')!;
    Object.defineProperty(input, 'files', { value: [new File([await saved[0]!.text()], 'mine.sps')] });
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
    expect(said()).toBe('The list is used.');
    expect(played()).toEqual({ ...crew, name: 'Ænd & Two' });
  });

  it('does not read a huge file', async () => {
    show();
    teams('As text');
    const input = team().querySelector<HTMLInputElement>('input[type="file"]')!;
    Object.defineProperty(input, 'files', { value: [new File(['x'.repeat(100_000)], 'huge.sps')] });
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
    expect(said()).toBe('The file is too large for a list.');
  });
});
