import { fourLom } from './4-lom.ts';
import { bespinGuard } from './bespin-guard.ts';
import { bobaFett } from './boba-fett.ts';
import { bossk } from './bossk.ts';
import { bothanSpy } from './bothan-spy.ts';
import { c3po } from './c-3po.ts';
import { chewbacca } from './chewbacca.ts';
import { commandoOnSpeederBike } from './commando-on-speeder-bike.ts';
import { darthVaderDarkJedi } from './darth-vader-dark-jedi.ts';
import { darthVaderSithLord } from './darth-vader-sith-lord.ts';
import { dengar } from './dengar.ts';
import { durosMercenary } from './duros-mercenary.ts';
import { eliteHothTrooper } from './elite-hoth-trooper.ts';
import { eliteRebelTrooper } from './elite-rebel-trooper.ts';
import { eliteSnowtrooper } from './elite-snowtrooper.ts';
import { eliteStormtrooper } from './elite-stormtrooper.ts';
import { emperorPalpatine } from './emperor-palpatine.ts';
import { ewok } from './ewok.ts';
import { gamorreanGuard } from './gamorrean-guard.ts';
import { generalVeers } from './general-veers.ts';
import { grandMoffTarkin } from './grand-moff-tarkin.ts';
import { greedo } from './greedo.ts';
import { hanSolo } from './han-solo.ts';
import { heavyStormtrooper } from './heavy-stormtrooper.ts';
import { hothTrooper } from './hoth-trooper.ts';
import { ig88 } from './ig-88.ts';
import { imperialOfficer } from './imperial-officer.ts';
import { ithorianScout } from './ithorian-scout.ts';
import { jabbaTheHutt } from './jabba-the-hutt.ts';
import { jawa } from './jawa.ts';
import { landoCalrissian } from './lando-calrissian.ts';
import { lukeSkywalkerJediKnight } from './luke-skywalker-jedi-knight.ts';
import { lukeSkywalkerRebel } from './luke-skywalker-rebel.ts';
import { maraJadeEmperorsHand } from './mara-jade-emperors-hand.ts';
import { monCalamariMercenary } from './mon-calamari-mercenary.ts';
import { obiWanKenobi } from './obi-wan-kenobi.ts';
import { princessLeiaCaptive } from './princess-leia-captive.ts';
import { princessLeiaSenator } from './princess-leia-senator.ts';
import { probeDroid } from './probe-droid.ts';
import { quarrenAssassin } from './quarren-assassin.ts';
import { r2D2 } from './r2-d2.ts';
import { rebelCommando } from './rebel-commando.ts';
import { rebelOfficer } from './rebel-officer.ts';
import { rebelPilot } from './rebel-pilot.ts';
import { rebelTrooper } from './rebel-trooper.ts';
import { royalGuard } from './royal-guard.ts';
import { sandtrooperOnDewback } from './sandtrooper-on-dewback.ts';
import { scoutTrooperOnSpeederBike } from './scout-trooper-on-speeder-bike.ts';
import { scoutTrooper } from './scout-trooper.ts';
import { snowtrooper } from './snowtrooper.ts';
import { stormtrooperOfficer } from './stormtrooper-officer.ts';
import { stormtrooper } from './stormtrooper.ts';
import { tuskenRaider } from './tusken-raider.ts';
import { twilekBodyguard } from './twilek-bodyguard.ts';
import { twilekScoundrel } from './twilek-scoundrel.ts';
import { wampa } from './wampa.ts';
import { wookieeSoldier } from './wookiee-soldier.ts';
import type { Card } from '../game.ts';

/** Every figure that can be played. */
export const FIGURES: readonly Card[] = Object.freeze([
  bothanSpy,
  c3po,
  chewbacca,
  commandoOnSpeederBike,
  eliteHothTrooper,
  eliteRebelTrooper,
  hanSolo,
  hothTrooper,
  lukeSkywalkerJediKnight,
  lukeSkywalkerRebel,
  obiWanKenobi,
  princessLeiaCaptive,
  princessLeiaSenator,
  r2D2,
  rebelCommando,
  rebelOfficer,
  rebelPilot,
  rebelTrooper,
  wookieeSoldier,
  darthVaderDarkJedi,
  darthVaderSithLord,
  eliteSnowtrooper,
  eliteStormtrooper,
  emperorPalpatine,
  generalVeers,
  grandMoffTarkin,
  heavyStormtrooper,
  imperialOfficer,
  maraJadeEmperorsHand,
  probeDroid,
  royalGuard,
  scoutTrooper,
  scoutTrooperOnSpeederBike,
  snowtrooper,
  stormtrooper,
  stormtrooperOfficer,
  sandtrooperOnDewback,
  bespinGuard,
  bobaFett,
  dengar,
  durosMercenary,
  ewok,
  fourLom,
  gamorreanGuard,
  ig88,
  ithorianScout,
  jawa,
  jabbaTheHutt,
  landoCalrissian,
  monCalamariMercenary,
  quarrenAssassin,
  greedo,
  bossk,
  tuskenRaider,
  twilekBodyguard,
  twilekScoundrel,
  wampa,
]);
