import { beforeEach, describe, expect, it } from 'vitest';
import { Crowd, type Place } from './crowd.ts';
import { LIMITS } from './limits.ts';

let now = 0;
let crowd: Crowd;
const ended: string[] = [];
const limits = { ...LIMITS, strangers: 3, strangersAll: 5, links: 2, requestsPerSecond: 1, requestsAtOnce: 2 };
beforeEach(() => {
  now = 0;
  ended.splice(0);
  crowd = new Crowd(limits, () => now);
});

/** A connection that begins, one tick after the last. */
function come(name: string, remoteAddress = '127.0.0.1'): Place & { close(): void } {
  now++;
  const closed: (() => void)[] = [];
  const place = {
    remoteAddress,
    once: (_: string, run: () => void) => { closed.push(run); },
    close: () => { for (const run of closed.splice(0)) run(); },
    destroy: () => { ended.push(name); place.close(); },
  };
  crowd.enter(place as unknown as Place);
  return place as unknown as Place & { close(): void };
}

describe('who makes room where there are too many strangers', () => {
  it('whoever was quiet longest, whatever else happens on other connections', () => {
    for (const name of ['a', 'b', 'c']) come(name);
    now = 5000;
    come('d');
    come('e');
    expect(ended).toEqual(['a', 'b']);
  });

  it('one that waits before one that is answered; one that does something before one that is quiet never', () => {
    const [a, b] = [come('a'), come('b')];
    come('c');
    crowd.begins(a);
    now = 5000;
    crowd.begins(b);
    crowd.ends(b);
    come('d');
    expect(ended).toEqual(['c']);
    come('e');
    expect(ended, 'b ended its request before d came').toEqual(['c', 'b']);
  });

  it('where all are answered, the one that is longest at it', () => {
    const all = ['a', 'b', 'c'].map((name) => come(name));
    for (const place of [all[1]!, all[0]!, all[2]!]) {
      now++;
      crowd.begins(place);
    }
    come('d');
    expect(ended).toEqual(['b']);
  });

  it('of one address those of that address, before those of others', () => {
    come('far', '192.168.0.9');
    for (const name of ['a', 'b', 'c', 'd']) come(name);
    expect(ended).toEqual(['a']);
    come('there', '192.168.0.7');
    come('elsewhere', '192.168.0.8');
    expect(ended, 'altogether there may be five').toEqual(['a', 'far']);
  });

  it('never a link that showed its key, and one that ended is counted no more', () => {
    const [a, b] = [come('a'), come('b')];
    expect(crowd.know(a, 'browser')).toBe(true);
    b.close();
    for (const name of ['c', 'd', 'e', 'f']) come(name);
    expect(ended).toEqual(['c']);
  });
});

describe('what one connection or one browser may do', () => {
  it('every connection asks on its own account, one request after another', () => {
    const [loud, quiet] = [come('loud'), come('quiet')];
    const asks = (place: Place): string => {
      const turn = crowd.begins(place);
      if (turn !== 'outOfTurn') crowd.ends(place);
      return turn;
    };
    expect([asks(loud), asks(loud), asks(loud)]).toEqual(['answered', 'answered', 'tooMany']);
    expect(asks(quiet)).toBe('answered');
    expect([crowd.begins(quiet), crowd.begins(quiet)]).toEqual(['answered', 'outOfTurn']);
    now += 1000;
    expect(asks(loud)).toBe('answered');
  });

  it('a browser has so many links, another browser its own, and a closed one makes room', () => {
    const links = Array.from({ length: 3 }, (_, i) => come(`${i}`));
    expect(links.map((place) => crowd.know(place, 'browser'))).toEqual([true, true, false]);
    expect(crowd.know(links[2]!, 'another')).toBe(true);
    links[0]!.close();
    expect(crowd.know(come('next'), 'browser')).toBe(true);
  });
});
