import type { Event } from './state/events.ts';

/** One plain line for transcripts: the event's name and what it carries. */
export function tell(event: Event): string {
  const { type, ...rest } = event;
  const words = Object.entries(rest).map(([key, value]) => `${key}=${short(value)}`);
  return [type, ...words].join(' ');
}

function short(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(short).join(' ')}]`;
  return `{${Object.entries(value).map(([key, item]) => `${key}:${short(item)}`).join(' ')}}`;
}
