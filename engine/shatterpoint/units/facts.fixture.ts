/** The numbers of the twelve core units as they were collected from the cards (facts of 2026-06), in a short hand of their own; `cards.test.ts` compares the unit files with them. */
export interface Facts {
  /** Type, points, Force, Stamina, Durability, characters, base in mm. */
  readonly numbers: string;
  readonly uniqueNames: string;
  readonly eras: string;
  readonly tags: string;
  /** Names with kind and Force cost. */
  readonly abilities: string;
  readonly stances: readonly {
    readonly name: string;
    /** Attack/defense dice, range, weapon and expertise rows. */
    readonly melee: string;
    readonly ranged: string;
    readonly defense: string;
    /** Options by place, `*` for a start, then the paths. */
    readonly tree: string;
    readonly paths: string;
  }[];
  /** What the first print had otherwise. */
  readonly firstPrint?: { readonly numbers?: string; readonly eras?: string; readonly abilities?: string; readonly stanceName?: string; readonly melee?: string };
}

export const facts: Readonly<Record<string, Facts>> = {
  'general-anakin-skywalker': {
    numbers: 'primary 7 4 11 3 1 40', uniqueNames: 'Anakin Skywalker',
    eras: 'fallOfTheJedi', tags: '501st, Force User, Galactic Republic, Jedi',
    abilities: 'Force Jump (active 1); I’m Going to End This (reactive 2); Deflect (reactive 0); This Is Where the Fun Begins (identity)',
    stances: [
      {
        name: 'Form V Djem So',
        melee: '8/5 Lightsaber: 1: critical | 2-3: critical critical | 4+: critical critical critical',
        ranged: '6/5 range 4 Force Crush: 1-2: critical | 3: critical shove | 4+: critical strike shove',
        defense: 'Defensive Form: 1-2: block critical>strike | 3+: block block critical>strike',
        tree: '*m1: damage damage damage | m2: damage damage | m3: strained damage damage | t4: jump damage | b4: pinned damage | m5: shove damage | m6: reposition damage',
        paths: 'b4-m5 m1-m2 m2-m3 m3-b4 m3-t4 m5-m6 t4-m5',
      },
      {
        name: 'Form V Shien',
        melee: '7/6 Lightsaber: 1: strike | 2-3: critical strike | 4+: critical critical strike',
        ranged: '-/6',
        defense: 'Defensive Form: 1: block critical>strike | 2-3: block block critical>strike | 4+: block block block critical>strike',
        tree: '*m1: shove damage damage | t2: jump damage | b2: shove damage | t3: heal damage damage | b3: shove damage | t4: heal heal | b4: reposition damage damage | t5: strained damage damage | b5: disarmed damage damage',
        paths: 'b2-b3 b3-b4 b4-b5 m1-b2 m1-t2 t2-t3 t3-t4 t4-t5',
      },
    ],
    firstPrint: { abilities: 'Force Jump (active 1); I’m Going to End This (reactive 2); Deflect (reactive 0); This Is Where the Fun Begins (identity)' },
  },
  'cc-7567-captain-rex': {
    numbers: 'secondary 4 0 9 2 1 40', uniqueNames: 'CC-7567',
    eras: 'fallOfTheJedi', tags: '501st, Clone Trooper, Galactic Republic',
    abilities: 'Get a Move On, Soldier (tactic); Defensive Maneuver (active 1); I’m Always First, Kid (reactive 1); Bring It On, Clankers (innate); Brothers in Arms (innate)',
    stances: [
      {
        name: 'Tactical Supremacy',
        melee: '7/5 DC-17 Blaster Pistols: 1-2: strike strike | 3-4: critical critical | 5+: critical critical strike',
        ranged: '7/5 range 5 DC-17 Blaster Pistols: 1-2: strike strike | 3-4: critical critical | 5+: critical critical strike',
        defense: 'Phase II Clone Armor: 1-2: block | 3+: block block',
        tree: '*t1: damage damage | *b1: shove damage | t2: damage damage | b2: shove damage | t3: exposed damage | b3: heal heal | t4: shove damage | b4: pinned damage | m5: reposition damage',
        paths: 'b1-b2 b2-b3 b3-b4 b4-m5 t1-t2 t2-t3 t3-t4 t4-m5',
      },
    ],
  },
  '501st-clone-troopers': {
    numbers: 'supporting 3 0 8 2 2 40', uniqueNames: '',
    eras: 'fallOfTheJedi', tags: '501st, Clone Trooper, Galactic Republic, Trooper',
    abilities: 'Defensive Maneuver (active 1); Coordinated Fire (reactive 0); Brothers in Arms (innate)',
    stances: [
      {
        name: 'Advanced Combat Training',
        melee: '5/4 Bash: 1-2: strike | 3+: strike strike',
        ranged: '7/5 range 5 DC-15A Blaster: 1-2: critical | 3+: critical strike',
        defense: 'Phase II Clone Armor: 1-2: block | 3+: block block',
        tree: '*m1: pinned damage | m2: damage damage | t3: shove | m3: strained | t4: heal | m4: reposition damage | m5: damage damage',
        paths: 'm1-m2 m2-m3 m2-t3 m3-m4 m4-m5 t3-t4 t4-m5',
      },
    ],
    firstPrint: { numbers: 'supporting 3 0 7 2 2 40' },
  },
  'ahsoka-tano-jedi-no-more': {
    numbers: 'primary 8 3 9 3 1 40', uniqueNames: 'Ahsoka Tano',
    eras: 'fallOfTheJedi', tags: 'Force User, Galactic Republic',
    abilities: 'Force Speed (active 1); What’s the Matter, Too Fast for You? (reactive 2); Deflect (reactive 0); You’ll Find I Have Many Qualities for You to Dislike (innate); Fierce Protector (identity)',
    stances: [
      {
        name: 'Jar’Kai',
        melee: '7/5 Lightsabers: 1-2: critical strike | 3: critical critical | 4+: critical critical critical',
        ranged: '-/5',
        defense: 'Acrobatics: 1-2: block critical>strike | 3-4: block block critical>strike jump | 5+: block block critical>strike jump heal',
        tree: '*m1: damage damage | m2: disarmed damage | m3: damage damage damage | t4: strained damage | b4: pinned damage | t5: damage damage | b5: shove damage',
        paths: 'b4-b5 m1-m2 m2-m3 m3-b4 m3-t4 t4-t5',
      },
      {
        name: 'Form V Shien Reverse Grip',
        melee: '6/6 Lightsabers: 1-2: critical strike | 3: critical critical | 4+: critical critical strike',
        ranged: '-/6',
        defense: 'Acrobatics: 1: block critical>strike | 2-3: block block critical>strike jump | 4+: block block critical>strike jump heal',
        tree: '*m1: shove damage | t2: heal heal | b2: jump damage | t3: shove damage | b3: shove damage damage | t4: jump damage damage | b4: pinned damage damage | t5: heal heal | b5: shove damage damage',
        paths: 'b2-b3 b3-b4 b4-b5 m1-b2 m1-t2 t2-t3 t3-t4 t4-t5',
      },
    ],
    firstPrint: { abilities: 'Force Speed (active 1); What’s the Matter, Too Fast for You? (reactive 2); Deflect (reactive 0); Fierce Protector (identity)' },
  },
  'bo-katan-kryze': {
    numbers: 'secondary 4 0 8 2 1 40', uniqueNames: 'Bo-Katan Kryze',
    eras: 'fallOfTheJedi reignOfTheEmpire ageOfRebellion newRepublic', tags: 'Clan Kryze, Death Watch, Mandalorian, Nite Owls',
    abilities: 'Pride of the Mandalore (tactic); Jet Pack (active 1); Mandalorians Are Stronger Together (reactive 0); Mandalore Will Survive (innate); Some of Us Serve a Higher Purpose (innate)',
    stances: [
      {
        name: 'Close Support',
        melee: '7/4 Westar-35 Blaster Pistols: 1: strike | 2-3: critical strike | 4+: critical critical damage',
        ranged: '6/4 range 4 Westar-35 Blaster Pistols: 1: strike | 2-3: critical strike | 4+: critical critical damage',
        defense: 'Beskar Armor: 1-3: block block | 4+: block block block',
        tree: '*m1: damage damage | t2: pinned damage | b2: jump damage | t3: damage damage | b3: shove damage | m4: shove damage | t5: damage damage | b5: shove damage',
        paths: 'b2-b3 b3-m4 m1-b2 m1-t2 m4-b5 m4-t5 t2-t3 t3-m4',
      },
    ],
    firstPrint: { eras: 'fallOfTheJedi' },
  },
  'clan-kryze-mandalorians': {
    numbers: 'supporting 4 0 7 2 2 40', uniqueNames: '',
    eras: 'fallOfTheJedi reignOfTheEmpire ageOfRebellion newRepublic', tags: 'Mandalorian, Death Watch, Clan Kryze, Trooper',
    abilities: 'Jet Pack (active 1); Mandalorians Are Stronger Together (reactive 0); Helmet Visor (innate)',
    stances: [
      {
        name: 'Skirmish Tactics',
        melee: '5/4 Gauntlet Vibroblade: 1-2: strike | 3+: critical critical',
        ranged: '6/5 range 4 Westar-35 Blaster Pistols: 1-2: strike | 3-4: critical strike | 5+: critical critical strike',
        defense: 'Beskar Armor: 1: block | 2+: block block',
        tree: '*t1: pinned damage | *b1: shove damage | m2: shove damage damage | t3: disarmed | b3: exposed | m4: shove damage | m5: damage damage',
        paths: 'b1-m2 b3-m4 m2-b3 m2-t3 m4-m5 t1-m2 t3-m4',
      },
    ],
    firstPrint: { eras: 'fallOfTheJedi' },
  },
  'lord-maul': {
    numbers: 'primary 8 3 11 2 1 40', uniqueNames: 'Maul',
    eras: 'fallOfTheJedi', tags: 'Dathomirian, Force User, Scoundrel, Shadow Collective',
    abilities: 'Force Speed (active 1); There Is No Place to Run (active 2); Revenge, I Must Have Revenge (innate); Sustained by Rage (identity)',
    stances: [
      {
        name: 'Dark Rage',
        melee: '7/5 Double-Bladed Lightsaber: 1-2: critical damage | 3: critical strike damage | 4+: critical critical damage damage',
        ranged: '-/5',
        defense: 'Juyo: 1-2: block | 3: block heal jump | 4+: block block heal heal jump',
        tree: '*m1: damage damage | t2: damage damage | m2: damage damage | t3: strained damage | m3: shove damage | b3: damage | t4: jump damage damage | m4: shove damage damage | b4: damage damage | m5: shove | b5: shove damage damage',
        paths: 'b3-b4 b4-b5 m1-m2 m1-t2 m2-m3 m3-b3 m3-m4 m4-m5 t2-t3 t3-t4 t4-m5',
      },
      {
        name: 'Sinister Cunning',
        melee: '6/6 Double-Bladed Lightsaber: 1-2: critical damage | 3: critical strike damage | 4+: critical critical damage damage',
        ranged: '7/6 range 4 Thrown Lightsaber: 1-2: critical damage | 3: critical strike damage | 4+: critical critical damage damage',
        defense: 'Perfect Defense: 1-3: block block | 4+: block block block',
        tree: '*m1: shove damage damage | m2: reposition damage damage | t3: pinned damage | b3: exposed damage | m4: heal heal damage | m5: jump damage | m6: damage damage damage',
        paths: 'b3-m4 m1-m2 m2-b3 m2-t3 m4-m5 m5-m6 t3-m4',
      },
    ],
  },
  'gar-saxon': {
    numbers: 'secondary 4 0 9 2 1 40', uniqueNames: 'Gar Saxon',
    eras: 'fallOfTheJedi', tags: 'Mandalorian, Shadow Collective, Super Commando',
    abilities: 'Pride of the Mandalore (tactic); Jet Pack (active 1); Mandalorians Are Stronger Together (reactive 0); I’ve Got You in My Sights (innate); Pack Hunter (innate)',
    stances: [
      {
        name: 'Concentrated Assault',
        melee: '7/4 Westar-35 Blaster Pistol: 1: strike | 2-3: critical strike | 4+: critical critical damage',
        ranged: '6/4 range 5 GALAAR-90: 1: critical | 2-3: critical shove | 4+: critical critical shove',
        defense: 'Beskar Armor: 1-3: block block | 4+: block block block',
        tree: '*m1: damage damage | m2: jump damage | t3: shove damage damage | b3: damage damage | t4: pinned damage | b4: strained damage | t5: shove damage | b5: damage damage',
        paths: 'b3-b4 b4-b5 m1-m2 m2-b3 m2-t3 t3-t4 t4-t5',
      },
    ],
  },
  'mandalorian-super-commandos': {
    numbers: 'supporting 4 0 8 2 2 40', uniqueNames: '',
    eras: 'fallOfTheJedi', tags: 'Mandalorian, Shadow Collective, Super Commando, Trooper',
    abilities: 'Jet Pack (active 1); Mandalorians Are Stronger Together (reactive 0); No Mercy (innate); Victory or Death! (innate)',
    stances: [
      {
        name: 'Disruptive Tactics',
        melee: '6/5 Flamethrower: 1-2: critical | 3+: critical critical shove',
        ranged: '5/4 range 4 Westar-35 Blaster Pistol: 1-3: strike | 4+: strike damage',
        defense: 'Beskar Armor: 1: block | 2+: block block',
        tree: '*m1: damage damage | t2: disarmed damage | m2: strained damage | t3: exposed | m3: damage | b3: jump damage | t4: shove damage | m4: damage | t5: shove damage | m5: damage damage',
        paths: 'm1-m2 m1-t2 m2-b3 m2-m3 m3-m4 m4-m5 t2-t3 t3-t4 t4-t5',
      },
    ],
  },
  'asajj-ventress': {
    numbers: 'primary 8 3 9 3 1 40', uniqueNames: 'Asajj Ventress',
    eras: 'fallOfTheJedi', tags: 'Dathomirian, Force User, Nightsister, Separatist Alliance',
    abilities: 'Dathomirian Dexterity (active 1); Force Push (active 2); Riposte (reactive 0); Swift Retreat (innate); Sith Assassin (identity)',
    stances: [
      {
        name: 'Form II Makashi',
        melee: '7/6 Twin Lightsabers: 1-2: critical critical | 3: critical critical strike | 4+: critical critical critical',
        ranged: '-/5',
        defense: 'Duelist Training: 1: block | 2-3: block block exposed | 4+: block block jump exposed',
        tree: '*m1: shove damage | t2: jump damage damage | b2: heal damage damage | t3: heal heal | m3: reposition damage | b3: shove damage damage | t4: shove damage damage | m4: heal heal | b4: heal heal heal | m5: damage damage damage',
        paths: 'b2-b3 b2-m3 b3-b4 b4-m5 m1-b2 m1-t2 m3-m4 m4-m5 t2-t3 t3-t4 t4-m5',
      },
      {
        name: 'Jar’Kai',
        melee: '8/6 Twin Lightsabers: 1: critical strike | 2: critical critical strike | 3+: critical critical strike strike',
        ranged: '-/5',
        defense: 'Aggressive Defense: 1: block critical>strike | 2-3: block block critical>strike | 4+: block block critical>strike strike>failure',
        tree: '*t1: damage damage | *b1: strained damage | t2: damage damage | b2: disarmed damage | t3: damage damage | b3: exposed damage | m4: active | m5: pinned damage | m6: damage damage damage',
        paths: 'b1-b2 b2-b3 b3-m4 m4-m5 m5-m6 t1-t2 t2-t3 t3-m4',
      },
    ],
    firstPrint: { abilities: 'Dathomirian Dexterity (active 1); Force Push (active 2); Riposte (reactive 0); Slip Away (reactive 0); Sith Assassin (identity)' },
  },
  'kalani': {
    numbers: 'secondary 5 0 10 2 1 40', uniqueNames: 'Kalani',
    eras: 'fallOfTheJedi', tags: 'Battle Droid, Droid, Separatist Alliance',
    abilities: 'Roger, Roger (tactic); Tactical Network (active 1); Target, Concentrate All Firepower (innate); Complete Analysis (innate)',
    stances: [
      {
        name: 'Cold Logic',
        melee: '6/3 Bash: 1-3: strike | 4+: critical',
        ranged: '7/4 range 5 E-5 Blaster Rifle: 1: critical | 2+: critical strike strike',
        defense: 'Self-Preservation: 1-2: block | 3-4: block block | 5+: block block reposition',
        tree: '*m1: damage damage | m2: shove damage | m3: active damage | t4: disarmed damage damage | m4: reposition damage | b4: exposed damage damage | m5: shove damage damage damage',
        paths: 'b4-m5 m1-m2 m2-m3 m3-b4 m3-m4 m3-t4 m4-m5 t4-m5',
      },
    ],
  },
  'b1-battle-droids': {
    numbers: 'supporting 3 0 8 3 2 50', uniqueNames: '',
    eras: 'fallOfTheJedi', tags: 'B1, Battle Droid, Droid, Separatist Alliance, Trooper',
    abilities: 'Countless (reactive 0); Combat A.I. Protocols (innate); I Hate This Job (innate); Well, I Guess I’m in Charge, Now (innate)',
    stances: [
      {
        name: 'B1 Combat Protocols',
        melee: '5/3 Bash: 1-3: strike | 4+: critical',
        ranged: '7/4 range 5 E-5 Blaster Rifle: 1-2: strike | 3: strike strike | 4+: strike strike strike',
        defense: 'Occupation Protocols: 1: - | 2-3: block | 4+: block block',
        tree: '*m1: damage | m2: reposition damage | m3: exposed damage damage | t4: strained | b4: shove damage | m5: damage damage damage',
        paths: 'b4-m5 m1-m2 m2-m3 m3-b4 m3-t4 t4-m5',
      },
    ],
    firstPrint: { numbers: 'supporting 3 0 9 2 2 50', abilities: 'Combat A.I. Protocols (innate); I Hate This Job (innate); Well, I Guess I’m in Charge, Now (innate)', stanceName: 'Countless', melee: '5/3 Bash: 1+: strike' },
  },
};
