import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The option of a combat tree that is looked at: on its button, in the tree, or by the arrow keys. */
const marked = createStore<{ readonly option: string | null }>(() => ({ option: null }));

export const markOption = (option: string | null): void => marked.setState({ option });

export const useMarkedOption = (): string | null => useStore(marked, ({ option }) => option);
