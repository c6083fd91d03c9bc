/** What the cards of the set print, written down beside the figures that are played: a number or an ability that changes there alone is found. */
interface Fact {
  readonly name: string;
  /** Numbers of the set that the card has: a trooper comes in several poses. */
  readonly numbers: readonly number[];
  readonly faction: 'rebel' | 'imperial' | 'fringe';
  /** Cost, hit points, Defense, Attack and Damage. */
  readonly printed: readonly [cost: number, hitPoints: number, defense: number, attack: number, damage: number];
  readonly force: number;
  readonly unique: boolean;
  readonly large: boolean;
  readonly commander: boolean;
  /** Special abilities and powers of the Force; what makes a figure Large stands above. */
  readonly abilities: readonly string[];
}

type Row = readonly [Fact['name'], Fact['numbers'], Fact['faction'], Fact['printed'], Fact['force'], flags: string, Fact['abilities']];

const ROWS: readonly Row[] = [
  ['Bothan Spy', [1], 'rebel', [7, 10, 11, 4, 10], 0, '', ['Grenades 10']],
  ['C-3PO', [2], 'rebel', [6, 30, 15, 0, 0], 0, 'unique', ['Droid', 'Draw Fire']],
  ['Chewbacca', [3], 'rebel', [24, 100, 17, 8, 20], 0, 'unique', ['Cleave', 'Momentum']],
  ['Commando on Speeder Bike', [4], 'rebel', [21, 30, 15, 6, 20], 0, 'large', ['Flight', 'Accelerate', 'Strafe Attack']],
  ['Elite Hoth Trooper', [5], 'rebel', [12, 30, 16, 6, 20], 0, '', []],
  ['Elite Rebel Trooper', [6], 'rebel', [7, 20, 13, 7, 10], 0, '', []],
  ['Han Solo', [7], 'rebel', [28, 80, 17, 8, 20], 1, 'unique', ['Accurate Shot', 'Cunning Attack']],
  ['Hoth Trooper', [8], 'rebel', [7, 20, 15, 5, 10], 0, '', []],
  ['Luke Skywalker, Jedi Knight', [9], 'rebel', [27, 90, 18, 10, 20], 3, 'unique', ['Double Attack', 'Melee Attack', 'Force Leap', 'Lightsaber Sweep']],
  ['Luke Skywalker, Rebel', [10], 'rebel', [17, 40, 17, 7, 20], 2, 'unique', ['Impulsive Shot']],
  ['Obi-Wan Kenobi', [11], 'rebel', [38, 100, 19, 14, 20], 5, 'unique', ['Double Attack', 'Melee Attack', 'Force Spirit 8', 'Heal 20', 'Lightsaber Sweep']],
  ['Princess Leia, Captive', [12], 'rebel', [13, 60, 13, 7, 10], 2, 'unique', ['Melee Attack']],
  ['Princess Leia, Senator', [13], 'rebel', [13, 40, 15, 7, 10], 1, 'unique commander', []],
  ['R2-D2', [14], 'rebel', [8, 30, 17, 0, 0], 0, 'unique', ['Droid', 'Override', 'Repair 10']],
  ['Rebel Commando', [15], 'rebel', [14, 40, 15, 5, 10], 0, '', ['Grenades 10', 'Stealth']],
  ['Rebel Officer', [16], 'rebel', [13, 30, 15, 7, 10], 0, 'commander', []],
  ['Rebel Pilot', [17], 'rebel', [10, 20, 14, 7, 10], 0, '', ['Grenades 10']],
  ['Rebel Trooper', [18, 19], 'rebel', [5, 10, 13, 5, 10], 0, '', []],
  ['Wookiee Soldier', [20], 'rebel', [7, 30, 12, 6, 10], 0, '', ['Cleave', 'Melee Attack']],
  ['Darth Vader, Dark Jedi', [21], 'imperial', [55, 140, 22, 14, 20], 5, 'unique commander', ['Double Attack', 'Melee Attack', 'Force Grip', 'Lightsaber Sweep']],
  ['Darth Vader, Sith Lord', [22], 'imperial', [60, 140, 23, 16, 20], 5, 'unique', ['Triple Attack', 'Melee Attack', 'Lightsaber Sweep']],
  ['Elite Snowtrooper', [23], 'imperial', [12, 30, 17, 6, 20], 0, '', []],
  ['Elite Stormtrooper', [24], 'imperial', [11, 20, 16, 8, 20], 0, '', []],
  ['Emperor Palpatine', [25], 'imperial', [40, 130, 20, 0, 0], 4, 'unique commander', ['Force Lightning 30', 'Force Renewal 1', 'Force Storm']],
  ['General Veers', [26], 'imperial', [21, 70, 16, 6, 10], 0, 'unique commander', []],
  ['Grand Moff Tarkin', [27], 'imperial', [11, 40, 14, 3, 10], 0, 'unique commander', []],
  ['Heavy Stormtrooper', [28], 'imperial', [12, 20, 16, 6, 30], 0, '', ['Heavy Weapon']],
  ['Imperial Officer', [29], 'imperial', [14, 30, 14, 5, 10], 0, 'commander', []],
  ['Mara Jade, Emperor’s Hand', [30], 'imperial', [20, 60, 18, 9, 10], 3, 'unique', ['Cunning Attack', 'Hand of the Emperor', 'Blaster Barrage']],
  ['Probe Droid', [31], 'imperial', [8, 30, 14, 1, 10], 0, 'large', ['Droid', 'Flight', 'Recon', 'Self-Destruct 10']],
  ['Royal Guard', [32], 'imperial', [11, 30, 17, 8, 20], 0, '', ['Emperor’s Bodyguard', 'Melee Attack']],
  ['Scout Trooper', [33], 'imperial', [8, 20, 15, 5, 10], 0, '', ['Stealth']],
  ['Scout Trooper on Speeder Bike', [34], 'imperial', [21, 30, 17, 5, 20], 0, 'large', ['Flight', 'Accelerate', 'Strafe Attack']],
  ['Snowtrooper', [35], 'imperial', [7, 20, 16, 4, 10], 0, '', []],
  ['Stormtrooper', [36, 37, 38], 'imperial', [5, 10, 16, 4, 10], 0, '', []],
  ['Stormtrooper Officer', [39], 'imperial', [14, 30, 18, 8, 10], 0, 'commander', ['Double Attack']],
  ['Sandtrooper on Dewback', [40], 'imperial', [15, 60, 17, 4, 10], 0, 'large', ['Momentum']],
  ['Bespin Guard', [41], 'fringe', [5, 10, 12, 3, 10], 0, '', ['Advantageous Cover']],
  ['Boba Fett', [42], 'fringe', [50, 110, 20, 12, 20], 0, 'unique', ['Flight', 'Accurate Shot', 'Bounty Hunter +4', 'Double Attack']],
  ['Dengar', [43], 'fringe', [15, 40, 17, 8, 20], 0, 'unique', ['Bounty Hunter +4']],
  ['Duros Mercenary', [44], 'fringe', [6, 10, 14, 6, 10], 0, '', []],
  ['Ewok', [45], 'fringe', [3, 10, 12, 1, 10], 0, '', ['Melee Attack', 'Swarm +1']],
  ['4-LOM', [46], 'fringe', [21, 70, 18, 8, 20], 0, 'unique', ['Droid', 'Bounty Hunter +4', 'Careful Shot +4']],
  ['Gamorrean Guard', [47], 'fringe', [9, 30, 12, 4, 20], 0, '', ['Melee Attack', 'Mighty Swing +10']],
  ['IG-88', [48], 'fringe', [37, 80, 19, 11, 20], 0, 'unique', ['Droid', 'Bounty Hunter +4', 'Double Attack']],
  ['Ithorian Scout', [49], 'fringe', [6, 20, 11, 4, 10], 0, '', ['Cunning Attack', 'Melee Attack', 'Stealth']],
  ['Jabba the Hutt', [50], 'fringe', [50, 80, 17, 7, 10], 0, 'unique large commander', ['Speed 2', 'Fringe Reinforcements 30', 'Melee Attack']],
  ['Jawa', [51], 'fringe', [5, 10, 11, 4, 10], 0, '', ['Ion Gun +20']],
  ['Lando Calrissian', [52], 'fringe', [16, 50, 16, 7, 10], 0, 'unique commander', ['Double Attack']],
  ['Mon Calamari Mercenary', [53], 'fringe', [10, 10, 13, 7, 10], 0, '', ['Double Attack']],
  ['Quarren Assassin', [54], 'fringe', [12, 30, 13, 7, 10], 0, '', ['Cunning Attack', 'Mobile Attack']],
  ['Greedo', [55], 'fringe', [12, 30, 15, 6, 10], 0, 'unique', ['Bounty Hunter +4', 'Cunning Attack']],
  ['Bossk', [56], 'fringe', [17, 40, 17, 7, 20], 0, 'unique', ['Bounty Hunter +4', 'Double Claw Attack']],
  ['Tusken Raider', [57], 'fringe', [4, 10, 13, 5, 10], 0, '', ['Melee Attack', 'Mighty Swing +10']],
  ['Twi’lek Bodyguard', [58], 'fringe', [10, 30, 15, 4, 10], 0, '', ['Bodyguard', 'Melee Attack']],
  ['Twi’lek Scoundrel', [59], 'fringe', [7, 20, 14, 5, 10], 0, '', ['Cunning Attack', 'Melee Attack']],
  ['Wampa', [60], 'fringe', [13, 50, 16, 7, 10], 0, 'large', ['Savage', 'Double Attack', 'Melee Attack', 'Rend +20']],
];

export const FACTS: readonly Fact[] = ROWS.map(([name, numbers, faction, printed, force, flags, abilities]) => {
  const has = (flag: string): boolean => flags.split(' ').includes(flag);
  return { name, numbers, faction, printed, force, unique: has('unique'), large: has('large'), commander: has('commander'), abilities };
});
