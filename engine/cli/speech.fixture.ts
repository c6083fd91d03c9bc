import { afterEach, beforeEach, vi } from 'vitest';

/** What commands wrote to the output and to the error stream. */
interface Speech {
  said: string;
  complained: string;
}

/** Keeps what the commands of this file's tests say instead of printing it; every test begins with silence. */
export function keepSpeech(): Speech {
  const speech: Speech = { said: '', complained: '' };
  const keep = (key: keyof Speech) => (text: unknown): boolean => {
    speech[key] += String(text);
    return true;
  };
  beforeEach(() => {
    speech.said = speech.complained = '';
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('said'));
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('complained'));
  });
  afterEach(() => void vi.restoreAllMocks());
  return speech;
}
