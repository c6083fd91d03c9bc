/** Layer of what is drawn once to be ready; the lights shine on it, no camera of the table sees it. */
export const WARM_LAYER = 2;
