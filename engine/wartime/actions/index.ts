import type { Action } from '../action.ts';
import { move, run } from './movement.ts';
import { concentrate, wait } from './self.ts';
import { shoot } from './shoot.ts';

/** Everything a character may do in its activation, in the order it is offered. */
export const ACTIONS: readonly Action[] = Object.freeze([shoot, move, run, concentrate, wait]);
