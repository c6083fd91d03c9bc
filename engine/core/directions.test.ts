import { describe, expect, it } from 'vitest';
import { isolated, undirected } from './directions.ts';

describe('names with marks of direction', () => {
  it('lose every one of them and nothing else', () => {
    for (const mark of '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') expect(undirected(`a${mark}gnp.exe`), mark.codePointAt(0)!.toString(16)).toBe('agnp.exe');
    for (const plain of ['Zażółć', 'שלום', 'مباراة', 'a\u200db', '🎲', 'a–b…']) expect(undirected(plain)).toBe(plain);
  });

  it('stand in a sentence for themselves when they are written from right to left', () => {
    expect(isolated('Day & night')).toBe('Day & night');
    expect(isolated('\u202eשלום')).toBe('\u2068שלום\u2069');
    expect(isolated('مباراة 2')).toBe('\u2068مباراة 2\u2069');
  });
});
