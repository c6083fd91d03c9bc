import { match } from '../match/match.ts';
import { drawing, mayLower } from '../match/quality.ts';
import { FrameTimes } from './frameTimes.ts';

/** Frames in motion by which fine drawing is judged, and milliseconds from which most of them are too slow. */
const FRAMES = 24;
const SLOW = 70;

const times = new FrameTimes(FRAMES);

/** A frame of something that moves came so many milliseconds after the one before. Fine drawing that nobody chose is lowered, once, when that goes on slowly. */
export function sawFrame(milliseconds: number): void {
  if (!mayLower(match.getState().settings, drawing.getState())) return times.forget();
  times.add(milliseconds);
  if (times.exceed(SLOW)) drawing.setState({ lowered: 'said' });
}
