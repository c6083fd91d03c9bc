import { modifier, trait } from '../feat.ts';

/** SWM-16.13. */
export const droid = trait({ id: 'droid', name: 'Droid', text: 'Takes no double damage from critical hits and ignores commander effects.' });

/** SWM-16.3. */
export const advantageousCover = (bonus: number) => modifier({
  id: 'advantageous-cover',
  name: 'Advantageous Cover',
  text: `While it has cover, its Defense is ${bonus} higher instead of the usual bonus.`,
  stat: 'cover',
  value: () => bonus,
});

/** SWM-16.22. The card tells the points; who may come, `reinforcementProblems`. */
export const fringeReinforcements = (points: number) => trait({ id: 'fringe-reinforcements', name: `Fringe Reinforcements ${points}`, text: `Up to ${points} points of Fringe figures join its squad besides those that it is made of.` });

/** SWM-16.35. */
export const override = trait({ id: 'override', name: 'Override', text: 'At the end of its turn it may open or close a door that it sees; the door stays so until the end of its next turn.' });

/** SWM-16.36. */
export const recon = trait({ id: 'recon', name: 'Recon', text: 'If it sees an enemy, its player rolls two dice for the initiative and keeps the higher.' });
