/** The card of what is selected or acts. */
export const card = {
  details: 'Details',
  fold: 'Fold the card',
};
