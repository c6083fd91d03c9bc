import type { UnitCard } from '../print.ts';
import { the501stCloneTroopers } from './501st-clone-troopers.ts';
import { ahsokaTanoJediNoMore } from './ahsoka-tano-jedi-no-more.ts';
import { asajjVentress } from './asajj-ventress.ts';
import { b1BattleDroids } from './b1-battle-droids.ts';
import { boKatanKryze } from './bo-katan-kryze.ts';
import { cc7567CaptainRex } from './cc-7567-captain-rex.ts';
import { clanKryzeMandalorians } from './clan-kryze-mandalorians.ts';
import { garSaxon } from './gar-saxon.ts';
import { generalAnakinSkywalker } from './general-anakin-skywalker.ts';
import { kalani } from './kalani.ts';
import { lordMaul } from './lord-maul.ts';
import { mandalorianSuperCommandos } from './mandalorian-super-commandos.ts';

/** Every unit that can be played. */
export const units: readonly UnitCard[] = [
  generalAnakinSkywalker,
  cc7567CaptainRex,
  the501stCloneTroopers,
  ahsokaTanoJediNoMore,
  boKatanKryze,
  clanKryzeMandalorians,
  lordMaul,
  garSaxon,
  mandalorianSuperCommandos,
  asajjVentress,
  kalani,
  b1BattleDroids,
];
