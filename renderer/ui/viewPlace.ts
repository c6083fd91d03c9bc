import { create } from 'zustand';

/** Where the frame has room for the buttons of camera and levels, which come with the drawn table; null while no frame is drawn. */
export const useViewPlace = create<{ readonly at: HTMLElement | null }>(() => ({ at: null }));

/** The frame's place for them: the `ref` of an element. */
export const viewPlace = (at: HTMLElement | null): void => useViewPlace.setState({ at });
