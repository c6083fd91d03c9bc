import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PickRequest, PlaceRequest } from '../../../../engine/core/script.ts';
import { apply } from '../../../../engine/wartime/apply.ts';
import type { Event } from '../../../../engine/wartime/events.ts';
import { reasonWords } from '../../../ask/reasons.ts';
import { speak } from '../../../words/speak.ts';
import '../../../testing/faces.fixture.ts';
import { asks } from '../ask/asks.ts';
import { linesOf } from '../../../ui/Log.tsx';
import { adventures, moments, type Moment } from '../played.fixture.ts';
import { en } from './en.ts';
import { words } from './index.ts';
import { tell } from './tell.ts';

const engine = join(import.meta.dirname, '../../../../engine');

/** A sentence for people: no key, no gap, no id, with its mark at the end. */
const isSentence = (text: string): boolean => /^[\p{Lu}\d“]/u.test(text) && /[.?!)]$/.test(text) && !isRaw(text);
/** A key, a gap, or an id such as `shoot:1.0`, `first-shot@2.1`. */
const isRaw = (text: string): boolean => /wartime\.|\{\{|undefined|\bnull\b|NaN|\b[a-z]+(-[a-z]+)*[:@]\d/.test(text) || text.trim() === '';

let played: readonly Moment[] = [];
beforeAll(() => { played = moments(); });

const withPicks = (): readonly { readonly request: PickRequest; readonly situation: Moment['situation'] }[] =>
  played.flatMap(({ request, situation }) => (request?.kind === 'pick' ? [{ request, situation }] : []));
const withPlaces = (): readonly { readonly request: PlaceRequest; readonly situation: Moment['situation'] }[] =>
  played.flatMap(({ request, situation }) => (request?.kind === 'place' ? [{ request, situation }] : []));

describe('Wartime’s words in three adventures played to the end', () => {
  it('tell every event in a sentence', () => {
    const told = played.flatMap(({ events, situation }) => events.map((event) => ({ type: event.type, text: tell(event, situation, speak) })));
    expect(told.filter(({ text }) => !isSentence(text))).toEqual([]);
    expect(adventures().map((all) => all.at(-1)!.request)).toEqual([null, null, null]);
  });

  it('tell a way with the action it was gone by, pass over phases in which nobody acts, and set a shot’s checks below it', () => {
    for (const adventure of adventures()) {
      const entries = adventure.flatMap(({ events }) => events).map((event, key) => ({ key, event }));
      const lines = linesOf(entries, adventure.at(-1)!.situation, speak);
      const texts = lines.map(({ text }) => text);
      expect(texts.filter((text, i) => /^Reaction phase/.test(text) && /^Reaction phase/.test(texts[i + 1] ?? ''))).toEqual([]);
      expect(texts.filter((text) => / cm for \d+ action point/.test(text)).length).toBeGreaterThan(0);
      expect(lines.filter(({ text, within }) => / for (impact|damage), /.test(text) && !within)).toEqual([]);
      expect(lines.filter(({ text, within }) => /is activated|Turn \d/.test(text) && within)).toEqual([]);
      expect(texts.filter((text) => !isSentence(text))).toEqual([]);
    }
  });

  it('have a sentence for every type of event, seen here or not', () => {
    const types = Object.keys(apply) as Event['type'][];
    const has = (type: string): boolean => [type, `${type}_one`, `${type}_up`].some((key) => speak.has(`wartime.event.${key}`));
    expect(types.filter((type) => !has(type))).toEqual([]);
    const seen = new Set(played.flatMap(({ events }) => events.map(({ type }) => type)));
    expect(types.filter((type) => !seen.has(type)).length, 'types never seen').toBeLessThan(6);
  });

  it('ask every question in a sentence, and every option has a name of its own', () => {
    const picks = withPicks();
    expect(new Set(picks.map(({ request }) => request.ask))).toEqual(new Set(['activate', 'act', 'answer', 'reroll']));
    for (const { request, situation } of picks) {
      expect(isSentence(asks.words(request, situation, speak)), asks.words(request, situation, speak)).toBe(true);
      const choices = asks.choices(request, situation, speak);
      expect(choices.filter(({ label, hint }) => isRaw(label) || (hint !== '' && isRaw(hint))).map(({ id, label, hint }) => ({ id, label, hint }))).toEqual([]);
      expect(new Set(choices.map(({ label }) => label)).size, request.options.join()).toBe(choices.length);
      expect(choices.filter(({ closed }) => closed === null).map(({ id }) => id).sort()).toEqual([...request.options].sort());
      for (const each of [asks.source(request, situation, speak), asks.note(request, situation, speak) ?? '']) expect(each === '' || isSentence(each), each).toBe(true);
    }
  });

  it('(WT-7.3): name cost and penalty of every answer out of turn', () => {
    const answers = withPicks().filter(({ request }) => request.ask === 'answer');
    expect(answers.length).toBeGreaterThan(5);
    for (const { request, situation } of answers) {
      for (const { id, hint } of asks.choices(request, situation, speak)) expect(hint, id).toMatch(id === 'pass' ? /^$/ : /^\d+ points? · (no penalty|−[12] on the impact check)$/);
    }
  });

  it('say why every closed option is closed, by rule', () => {
    const closed = withPicks().flatMap(({ request, situation }) =>
      request.closed.map((each) => ({ why: each.why, rule: each.rule, text: reasonWords(each, situation, speak, request) })));
    expect(new Set(closed.map(({ why }) => why)).size).toBeGreaterThanOrEqual(4);
    expect(closed.filter(({ rule, text }) => !isSentence(text) || !rule.startsWith('WT-') || text.includes('do not allow'))).toEqual([]);
  });

  it('ask for every place, and say what is unusual about it', () => {
    const places = withPlaces();
    expect(new Set(places.map(({ request }) => request.ask))).toEqual(new Set(['deploy', 'move', 'run']));
    for (const { request, situation } of places) {
      expect(speak.has(`wartime.placeAsk.${request.ask}`)).toBe(true);
      expect(isSentence(speak(`wartime.placeAsk.${request.ask}`, asks.about({ ...request.about, figure: request.figure }, situation, speak)))).toBe(true);
      expect(asks.placeNote(request, situation, speak)).toMatch(/\d cm/);
    }
  });

  it('say of an outline of the table that it is one, and when it is full (wartime.tableDeployment)', () => {
    const { request, situation } = withPlaces().find(({ request: { ask } }) => ask === 'deploy')!;
    const drawn = (over: number): string | undefined => asks.placeNote({ ...request, zone: { kind: 'outline', outline: [[0, 0], [90, 0], [90, 90]], over, levels: request.zone.levels } }, situation, speak);
    expect([drawn(0), drawn(60)]).toEqual(['Within the outline that the table draws for you (house rule).', 'Your outline is full: within 6 cm of it.']);
  });

  it('name characters apart, and say how they are and how it ended', () => {
    for (const all of adventures()) {
      const { situation } = all.at(-1)!;
      const names = situation.view.characters.map(({ id }) => words.nameOf(situation, id)!);
      expect(new Set(names).size).toBe(names.length);
      for (const { id } of situation.view.characters) expect(isRaw(words.thing(situation, id, speak)!.name)).toBe(false);
      expect(words.endRows(situation).map(({ counts }) => counts.length)).toEqual([situation.seats.length, situation.seats.length, situation.seats.length]);
      expect(words.endRows(situation)[0]!.counts).toEqual(situation.view.felled);
    }
  });
});

describe('refusals', () => {
  it('have words for every reason that the rules and the ground give', () => {
    const files = readdirSync(join(engine, 'wartime'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const texts = files.map((file) => readFileSync(join(engine, 'wartime', file), 'utf8'));
    const whys = texts.flatMap((text) => [...text.matchAll(/why: (?:friend === null \? )?'(\w+)'(?: : '(\w+)')?/g)].flatMap(([, one, two]) => (two === undefined ? [one!] : [one!, two])));
    const rules = readFileSync(join(engine, 'wartime/geometry-rules.ts'), 'utf8');
    const ground = [...rules.slice(rules.indexOf('PLACE_RULES')).matchAll(/^ {2}(\w+): /gm)].map(([, why]) => why!);
    expect(whys).toEqual(expect.arrayContaining(['noLineOfSight', 'friendInTheWay', 'withinOneKlik', 'tooDear']));
    expect(ground).toContain('toolBlocked');
    expect([...whys, ...ground].filter((why) => !speak.has(`wartime.refusal.${why}`) && !speak.has(`refusal.${why}`))).toEqual([]);
  });

  it('leave no gap in a sentence that has its details', () => {
    const { situation } = moments().at(-1)!;
    const detail = { by: '0.0', enemy: '1.0', cost: 3, left: 2, points: 250, hidden: 100, cover: 3, figure: 'nobody', name: 'Scout', what: 'CON', value: 11, weapon: 'Rifle', range: 40, damage: 5 };
    for (const why of Object.keys(en.refusalWith)) expect(isSentence(speak(`wartime.refusalWith.${why}`, { ...detail, base: 'Scout' })), why).toBe(true);
    expect(reasonWords({ rule: 'WT-8.5', why: 'withinOneKlik', detail: { enemy: '1.0' } }, situation, speak)).toContain(words.nameOf(situation, '1.0'));
  });
});
