/** An event that its rule system has no sentence for. */
export const event = {
  unknown: '{{word}}.',
};
