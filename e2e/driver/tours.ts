/** Matches that come to every kind of question, and where in them each is asked. */
import { questionsOf, type MatchPlan, type Moment } from './prepare.ts';

/** A match that is played for the kinds of question in it. */
interface Tour {
  readonly seed: number;
  readonly plan: MatchPlan;
}

/** A question that is looked at. */
interface Stop {
  readonly kind: string;
  /** Whether it is asked while dice of an attack lie beside it. */
  readonly amid: boolean;
  readonly at: number;
}

/** A match as a file, with the questions of which it shows most; the file ends at the last of them. */
interface Toured {
  readonly file: string;
  /** The first of a match comes last: they are gone to by taking answers back. */
  readonly stops: readonly Stop[];
}

type Squad = readonly [primary: string, secondary: string, supporting: string];

/** A match of Shatterpoint between four squads, with rules under which is asked what is seldom asked. */
function shatterpoint(seed: number, missions: readonly [string, string], ...squads: readonly [Squad, Squad, Squad, Squad]): Tour {
  const [a, b, c, d] = squads.map(([primary, secondary, supporting]) => ({ primary, secondary, supporting }));
  const teams = [[a, b], [c, d]].map((both, i) => ({ name: `Team ${i + 1}`, squads: both, mission: missions[i] }));
  const houseRules = { momentumSpendInnermost: false, allowPassLastShatterpoint: true, allowReserveLastCard: true };
  return { seed, plan: { system: 'shatterpoint', claimsToWin: 2, undo: 'free', setup: { teams, houseRules } } };
}

/** The same sides from another seed. */
const again = (tour: Tour, seed: number): Tour => ({ ...tour, seed });

/** All sides pay with hunker tokens wherever they may. */
const inHunker = ({ seed, plan }: Tour): Tour => ({ seed, plan: { ...plan, takes: { payment: 'hunker' } } });

const one = (mission: string): readonly [string, string] => [mission, mission];

/** Squads whose figures have the Force, reroll, repair and fly over others. */
const REBELS = ['obi-wan-kenobi', 'c-3po', 'r2-d2', 'commando-on-speeder-bike', 'han-solo', 'bothan-spy'];
const IMPERIALS = ['emperor-palpatine', 'darth-vader-dark-jedi', 'mara-jade-emperors-hand', 'royal-guard', '4-lom', 'scout-trooper-on-speeder-bike', 'stormtrooper', 'stormtrooper', 'stormtrooper'];

/** Rebels that stand close together, and those who face them. */
const CROWD = ['obi-wan-kenobi', 'rebel-trooper', 'rebel-trooper', 'rebel-trooper', 'rebel-trooper', 'ewok', 'ewok', 'ewok', 'r2-d2'];
const FACING = ['emperor-palpatine', 'darth-vader-dark-jedi', 'stormtrooper', 'stormtrooper', 'stormtrooper', 'scout-trooper-on-speeder-bike'];

/** A skirmish of Miniatures of large squads. */
const miniatures = (seed: number, rounds: number, rebels: readonly string[], more: Partial<MatchPlan>): Tour => ({
  seed,
  plan: { system: 'miniatures', undo: 'free', ...more, setup: { points: 1000, rounds, teams: [rebels, IMPERIALS].map((figures, i) => ({ name: `Squad ${i + 1}`, figures })) } },
});

const KANAN = shatterpoint(866, ['supply-lines', 'high-ground'], ['kanan-jarrus', 'wicket', 'ewok-trappers'], ['commander-iden-versio', 'es-04', 'gantry-riggers'], ['general-solo', 'lobot', 'wing-guard'], ['darth-vader-jedi-hunter', 'padawan-ahsoka-tano', 'hk-87-assassin-droids']);
const KRENNIC = shatterpoint(9, one('never-tell-me-the-odds'), ['director-krennic', 'stormtrooper-sergeant', 'snowtroopers'], ['chief-chirpa', 'paploo', 'ewok-hunters'], ['moff-gideon', 'greef-karga', 'dark-troopers'], ['baylan-skoll', 'shin-hati', 'hk-87-assassin-droids']);

/** By rule system. A match that shows more than all others of no kind of question is not needed. */
const TOURS: Readonly<Record<string, readonly Tour[]>> = {
  shatterpoint: [
    inHunker(shatterpoint(32, one('never-tell-me-the-odds'), ['moff-gideon', 'enoch', 'dark-troopers'], ['baylan-skoll', 'shin-hati', 'gantry-riggers'], ['commander-iden-versio', 'es-04', 'rebel-pathfinders'], ['jedi-master-ki-adi-mundi', 'gar-saxon', 'arf-clone-troopers'])),
    shatterpoint(4, one('never-tell-me-the-odds'), ['commander-iden-versio', 'luke-skywalker-daring-hero', 'han-and-chewie'], ['baylan-skoll', 'shin-hati', 'gantry-riggers'], ['moff-gideon', 'c-3po-and-r2-d2', 'weequay-pirates'], ['logray', 'ig-88b', 'hk-87-assassin-droids']),
    KANAN,
    shatterpoint(36, one('first-contact'), ['hera-syndulla', 'greef-karga', 'del-meeko'], ['count-dooku', 'third-sister', 'arf-clone-troopers'], ['general-veers', 'bo-katan-kryze', 'gantry-riggers'], ['lord-maul', 'cc-3714-clone-commander-fil', '501st-clone-troopers']),
    shatterpoint(10, one('crossfire'), ['grand-inquisitor', 'ct-411-commander-ponds', 'fils-clones'], ['rc-1138-boss', 'cc-7567-captain-rex', 'fifth-brother'], ['kanan-jarrus', 'death-trooper-escort', 'lando-and-r2-d2'], ['hera-syndulla', 'boba-fett', 'chopper-c1-10p']),
    shatterpoint(1141, ['shifting-priorities', 'first-contact'], ['queen-padme-amidala', 'rc-1140-fixer', 'magnaguard'], ['general-anakin-skywalker', 'sabe', 'padawan-learners'], ['jedi-master-plo-koon', 'barriss-offee', 'b2-battle-droids'], ['commander-iden-versio', 'death-trooper-escort', 'isb-agents']),
    shatterpoint(3, one('first-contact'), ['hera-syndulla', 'greef-karga', 'del-meeko'], ['count-dooku', 'third-sister', 'arf-clone-troopers'], ['general-veers', 'bo-katan-kryze', 'gantry-riggers'], ['lord-maul', 'cc-3714-clone-commander-fil', '501st-clone-troopers']),
    inHunker(shatterpoint(352, one('never-tell-me-the-odds'), ['moff-gideon', 'enoch', 'dark-troopers'], ['baylan-skoll', 'shin-hati', 'gantry-riggers'], ['commander-iden-versio', 'es-04', 'rebel-pathfinders'], ['jedi-master-ki-adi-mundi', 'gar-saxon', 'arf-clone-troopers'])),
    shatterpoint(18, ['shifting-priorities', 'first-contact'], ['queen-padme-amidala', 'rc-1140-fixer', 'magnaguard'], ['general-anakin-skywalker', 'sabe', 'padawan-learners'], ['jedi-master-plo-koon', 'barriss-offee', 'b2-battle-droids'], ['commander-iden-versio', 'death-trooper-escort', 'isb-agents']),
    shatterpoint(2, one('never-tell-me-the-odds'), ['ahsoka-tano-jedi-no-more', 'crosshair', 'echo-and-tech'], ['jedi-master-mace-windu', 'barriss-offee', 'arf-clone-troopers'], ['jedi-master-ki-adi-mundi', 'bo-katan-kryze', 'fifth-brother'], ['baylan-skoll', 'shin-hati', 'hk-87-assassin-droids']),
    KRENNIC,
    again(KANAN, 7),
  ],
  miniatures: [{
    seed: 7,
    plan: {
      system: 'miniatures', undo: 'free',
      setup: { points: 200, teams: [['chewbacca', 'rebel-trooper', 'rebel-trooper', 'ewok', 'ewok', 'ewok', 'ewok'], ['ewok', 'ewok', 'ewok', 'ewok', 'ewok', 'greedo', 'scout-trooper', 'stormtrooper']].map((figures, i) => ({ name: `Squad ${i + 1}`, figures })) },
    },
  },
  { seed: 1, plan: { system: 'miniatures', undo: 'free', setup: { rounds: 1, teams: [['jabba-the-hutt', 'chewbacca'], ['stormtrooper', 'scout-trooper']].map((figures) => ({ name: '', figures })) } } },
  miniatures(14, 12, [...REBELS.slice(0, 1), 'luke-skywalker-jedi-knight', ...REBELS.slice(1)], { seats: ['computer', 'person'] }),
  miniatures(2, 20, [...REBELS.slice(0, 1), 'luke-skywalker-rebel', ...REBELS.slice(1)], { strays: 0.4 }),
  // Many stand close together: of several that strike, or are dealt damage, somebody says who is next.
  {
    seed: 115,
    plan: {
      system: 'miniatures', undo: 'free', strays: 0.5,
      setup: { points: 1000, rounds: 14, teams: [CROWD, FACING].map((figures, i) => ({ name: `Squad ${i + 1}`, figures })) },
    },
  }],
  wartime: [{
    seed: 1,
    plan: {
      system: 'wartime', undo: 'free', seats: ['person', 'computer', 'computer'],
      setup: { points: 2000, teams: [['sniper', 'sniper', 'soldier', 'soldier'], ['soldier', 'sniper'], ['veteran', 'scout']].map((figures, i) => ({ name: ['Red', 'Green', 'Blue'][i], figures })) },
    },
  }],
};

const kindOf = ({ kind, ask }: Moment['request']): string => `${kind} ${ask}`;

/** Whether an attack of Shatterpoint stands beside the question. */
const isAmid = ({ state }: Moment): boolean => 'attacks' in state && state.attacks.length > 0;

/** How much a question has to show: what is open before what is closed. */
const weight = ({ request }: Moment): number => (request.kind === 'pick' ? 100 * request.options.length + (request.closed?.length ?? 0) : 0);

/** Plays the matches of a rule system; of each kind of question, amid an attack and otherwise, that place is taken where most is to be shown. */
export async function tour(system: string): Promise<readonly Toured[]> {
  const tours = TOURS[system] ?? [];
  const richest = new Map<string, Stop & { readonly tour: number; readonly weight: number }>();
  const last: Moment[] = [];
  for (const [i, { seed, plan }] of tours.entries()) {
    for await (const moment of questionsOf(seed, plan)) {
      last[i] = moment;
      const found = { kind: kindOf(moment.request), amid: isAmid(moment), at: moment.at, tour: i, weight: weight(moment) };
      const key = `${found.kind} ${found.amid}`;
      if ((richest.get(key)?.weight ?? -1) < found.weight) richest.set(key, found);
    }
  }
  return tours.map(({ seed }, i) => {
    const stops = [...richest.values()].filter((stop) => stop.tour === i).sort((a, b) => b.at - a.at);
    if (stops.length === 0) throw new Error(`the match of ${system} from seed ${seed} shows most of no kind of question`);
    return { file: last[i]!.file(stops[0]!.at), stops };
  });
}
