import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { homeOf } from '../faces/rulebooks.ts';

/** Where the rules reference is open, and what it shows. */
interface Book {
  readonly open: boolean;
  /** Whose rules: a rule system's id; empty before a first book was chosen. */
  readonly system: string;
  /** Id of the chapter shown; null shows the contents. */
  readonly chapter: string | null;
  /** The rule it was opened at. */
  readonly rule: string | null;
  readonly query: string;
  /** Grows with every opening, so that the same rule can be shown again. */
  readonly turned: number;
}

/** The one rules reference of the window; its place in the book is kept while it is closed. */
export const book = createStore<Book>(() => ({ open: false, system: '', chapter: null, rule: null, query: '', turned: 0 }));

export const useBook = <T>(pick: (state: Book) => T): T => useStore(book, pick);

/** Whether the reference has a text for a rule id. */
export const hasText = (rule: string): boolean => homeOf(rule) !== undefined;

/**
 * Opens the reference at a rule, or where it was closed last. A rule without a text opens it where it was.
 * `system`: whose rules they are where no rule says so; another book opens at its contents.
 */
export function openBook(rule: string | null = null, system = book.getState().system): void {
  const { turned, system: before } = book.getState();
  const home = rule === null ? undefined : homeOf(rule);
  const elsewhere = system === before ? {} : { system, chapter: null, query: '' };
  book.setState({ open: true, turned: turned + 1, ...(home === undefined ? { rule: null, ...elsewhere } : { ...home, rule, query: '' }) });
}

export const closeBook = (): void => book.setState({ open: false });

/** Turns to a chapter; null turns to the contents. */
export const turnTo = (chapter: string | null): void => book.setState({ chapter, rule: null, query: '' });

export const searchFor = (query: string): void => book.setState({ query });

const pointed: { readonly rule: string }[] = [];

/** The rule of the refusal that is shown now, the newest one first; null when nothing is refused. */
export const pointedRule = (): string | null => pointed.at(-1)?.rule ?? null;

/** Makes a rule the one that the rules key opens, for as long as its refusal is shown. */
export function usePointedRule(rule: string | null): void {
  useEffect(() => {
    if (rule === null) return undefined;
    const mark = { rule };
    pointed.push(mark);
    return () => { pointed.splice(pointed.indexOf(mark), 1); };
  }, [rule]);
}
