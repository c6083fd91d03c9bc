/** What an attack is made with, as far as it is seen and heard: what shoots, what is thrown, what no hand holds, and what strikes. */
export type Means = 'blaster' | 'heavyBlaster' | 'gun' | 'bow' | 'thrown' | 'power' | 'saber' | 'blade' | 'blunt';
