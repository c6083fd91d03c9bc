import type { UnitCard } from '../cards/print.ts';
import { the104thWolfpackTroopers } from './104th-wolfpack-troopers.ts';
import { the212thCloneTroopers } from './212th-clone-troopers.ts';
import { the501stCloneTroopers } from './501st-clone-troopers.ts';
import { agentKallus } from './agent-kallus.ts';
import { ahsokaTanoFulcrum } from './ahsoka-tano-fulcrum.ts';
import { ahsokaTanoJediNoMore } from './ahsoka-tano-jedi-no-more.ts';
import { aquaDroids } from './aqua-droids.ts';
import { arfCloneTroopers } from './arf-clone-troopers.ts';
import { asajjVentress } from './asajj-ventress.ts';
import { aurraSing } from './aurra-sing.ts';
import { b1BattleDroids } from './b1-battle-droids.ts';
import { b2BattleDroids } from './b2-battle-droids.ts';
import { barrissOffee } from './barriss-offee.ts';
import { baylanSkoll } from './baylan-skoll.ts';
import { bazeMalbusAndChirrutImwe } from './baze-malbus-and-chirrut-imwe.ts';
import { boKatanKryze } from './bo-katan-kryze.ts';
import { bobaFett } from './boba-fett.ts';
import { bodhiRook } from './bodhi-rook.ts';
import { bossk } from './bossk.ts';
import { bountyHunters } from './bounty-hunters.ts';
import { boushhLeiaOrgana } from './boushh-leia-organa.ts';
import { c3poAndR2D2 } from './c-3po-and-r2-d2.ts';
import { cadBane } from './cad-bane.ts';
import { captainCassianAndor } from './captain-cassian-andor.ts';
import { cc2224CloneCommanderCody } from './cc-2224-clone-commander-cody.ts';
import { cc3636CommanderWolffe } from './cc-3636-commander-wolffe.ts';
import { cc3714CloneCommanderFil } from './cc-3714-clone-commander-fil.ts';
import { cc7567CaptainRex } from './cc-7567-captain-rex.ts';
import { chewie } from './chewie.ts';
import { chiefChirpa } from './chief-chirpa.ts';
import { chopperC110p } from './chopper-c1-10p.ts';
import { clanKryzeMandalorians } from './clan-kryze-mandalorians.ts';
import { cloneSergeantHunter } from './clone-sergeant-hunter.ts';
import { commanderIdenVersio } from './commander-iden-versio.ts';
import { countDooku } from './count-dooku.ts';
import { covertMandalorians } from './covert-mandalorians.ts';
import { crosshair } from './crosshair.ts';
import { ct411CommanderPonds } from './ct-411-commander-ponds.ts';
import { ct9904EliteSquadLeader } from './ct-9904-elite-squad-leader.ts';
import { darkTroopers } from './dark-troopers.ts';
import { darthVaderFallenMaster } from './darth-vader-fallen-master.ts';
import { darthVaderJediHunter } from './darth-vader-jedi-hunter.ts';
import { darthVaderTheEmperorsServant } from './darth-vader-the-emperors-servant.ts';
import { deathTrooperEscort } from './death-trooper-escort.ts';
import { deathTrooperSpecialist } from './death-trooper-specialist.ts';
import { deathTroopers } from './death-troopers.ts';
import { delMeeko } from './del-meeko.ts';
import { dengar } from './dengar.ts';
import { directorKrennic } from './director-krennic.ts';
import { echoAndTech } from './echo-and-tech.ts';
import { eliteSquadTroopers } from './elite-squad-troopers.ts';
import { enoch } from './enoch.ts';
import { es04 } from './es-04.ts';
import { ewokHunters } from './ewok-hunters.ts';
import { ewokTrappers } from './ewok-trappers.ts';
import { ezraBridger } from './ezra-bridger.ts';
import { fifthBrother } from './fifth-brother.ts';
import { filsClones } from './fils-clones.ts';
import { fourthSister } from './fourth-sister.ts';
import { gantryRiggers } from './gantry-riggers.ts';
import { garSaxon } from './gar-saxon.ts';
import { generalAnakinSkywalker } from './general-anakin-skywalker.ts';
import { generalGrievous } from './general-grievous.ts';
import { generalObiWanKenobi } from './general-obi-wan-kenobi.ts';
import { generalSolo } from './general-solo.ts';
import { generalVeers } from './general-veers.ts';
import { gideonHask } from './gideon-hask.ts';
import { grandInquisitor } from './grand-inquisitor.ts';
import { greefKarga } from './greef-karga.ts';
import { gwarm } from './gwarm.ts';
import { hanAndChewie } from './han-and-chewie.ts';
import { heraSyndulla } from './hera-syndulla.ts';
import { hk87AssassinDroids } from './hk-87-assassin-droids.ts';
import { hondo } from './hondo.ts';
import { ig11 } from './ig-11.ts';
import { ig88b } from './ig-88b.ts';
import { imperialSpecialForces } from './imperial-special-forces.ts';
import { isbAgents } from './isb-agents.ts';
import { jangoFett } from './jango-fett.ts';
import { jediKnightLukeSkywalker } from './jedi-knight-luke-skywalker.ts';
import { jediMasterKiAdiMundi } from './jedi-master-ki-adi-mundi.ts';
import { jediMasterKitFisto } from './jedi-master-kit-fisto.ts';
import { jediMasterLuminaraUnduli } from './jedi-master-luminara-unduli.ts';
import { jediMasterMaceWindu } from './jedi-master-mace-windu.ts';
import { jediMasterPloKoon } from './jedi-master-plo-koon.ts';
import { jediMasterShaakTi } from './jedi-master-shaak-ti.ts';
import { jynErso } from './jyn-erso.ts';
import { k2so } from './k-2so.ts';
import { kalani } from './kalani.ts';
import { kananJarrus } from './kanan-jarrus.ts';
import { kraken } from './kraken.ts';
import { landoAndR2D2 } from './lando-and-r2-d2.ts';
import { landoCalrissian } from './lando-calrissian.ts';
import { leiaOrganaFreedomFighter } from './leia-organa-freedom-fighter.ts';
import { lobot } from './lobot.ts';
import { logray } from './logray.ts';
import { lordMaul } from './lord-maul.ts';
import { lukeSkywalkerDaringHero } from './luke-skywalker-daring-hero.ts';
import { magnaguard } from './magnaguard.ts';
import { mandalorianSuperCommandos } from './mandalorian-super-commandos.ts';
import { moffGideon } from './moff-gideon.ts';
import { morganElsbeth } from './morgan-elsbeth.ts';
import { motherTalzin } from './mother-talzin.ts';
import { nabooRoyalHandmaidens } from './naboo-royal-handmaidens.ts';
import { nahdarVebb } from './nahdar-vebb.ts';
import { nightTroopers } from './night-troopers.ts';
import { nightsisterAcolytes } from './nightsister-acolytes.ts';
import { nossorRi } from './nossor-ri.ts';
import { obiWanKenobiOutOfHiding } from './obi-wan-kenobi-out-of-hiding.ts';
import { padawanAhsokaTano } from './padawan-ahsoka-tano.ts';
import { padawanLearners } from './padawan-learners.ts';
import { paploo } from './paploo.ts';
import { pazVizsla } from './paz-vizsla.ts';
import { princessLeiaCharmingToTheLast } from './princess-leia-charming-to-the-last.ts';
import { queenPadmeAmidala } from './queen-padme-amidala.ts';
import { rc1138Boss } from './rc-1138-boss.ts';
import { rc1140Fixer } from './rc-1140-fixer.ts';
import { rebelCommandos } from './rebel-commandos.ts';
import { rebelPathfinders } from './rebel-pathfinders.ts';
import { republicCloneCommandos } from './republic-clone-commandos.ts';
import { riffTamson } from './riff-tamson.ts';
import { sabe } from './sabe.ts';
import { sabineWren } from './sabine-wren.ts';
import { savageOpress } from './savage-opress.ts';
import { sevAndScorch } from './sev-and-scorch.ts';
import { shinHati } from './shin-hati.ts';
import { shoretroopers } from './shoretroopers.ts';
import { snowtrooperLieutenant } from './snowtrooper-lieutenant.ts';
import { snowtroopers } from './snowtroopers.ts';
import { stormtrooperSergeant } from './stormtrooper-sergeant.ts';
import { stormtroopers } from './stormtroopers.ts';
import { theArmorer } from './the-armorer.ts';
import { theMandalorian } from './the-mandalorian.ts';
import { thirdSister } from './third-sister.ts';
import { weequayPirates } from './weequay-pirates.ts';
import { wicket } from './wicket.ts';
import { wingGuard } from './wing-guard.ts';
import { wreckerAndOmega } from './wrecker-and-omega.ts';
import { zebOrrelios } from './zeb-orrelios.ts';

/** Every unit that is complete: its printed data and the code of its abilities. */
export const units: readonly UnitCard[] = [
  the104thWolfpackTroopers, the212thCloneTroopers, the501stCloneTroopers, agentKallus, ahsokaTanoFulcrum, ahsokaTanoJediNoMore, aquaDroids,
  arfCloneTroopers, asajjVentress, aurraSing, b1BattleDroids, b2BattleDroids, barrissOffee, baylanSkoll, bazeMalbusAndChirrutImwe,
  boKatanKryze, bobaFett, bodhiRook, bossk, bountyHunters, boushhLeiaOrgana, c3poAndR2D2, cadBane, captainCassianAndor,
  cc2224CloneCommanderCody, cc3636CommanderWolffe, cc3714CloneCommanderFil, cc7567CaptainRex, chewie, chiefChirpa, chopperC110p,
  clanKryzeMandalorians, cloneSergeantHunter, commanderIdenVersio, countDooku, covertMandalorians, crosshair, ct411CommanderPonds,
  ct9904EliteSquadLeader, darkTroopers, darthVaderFallenMaster, darthVaderJediHunter, darthVaderTheEmperorsServant, deathTrooperEscort,
  deathTrooperSpecialist, deathTroopers, delMeeko, dengar, directorKrennic, echoAndTech, eliteSquadTroopers, enoch, es04, ewokHunters,
  ewokTrappers, ezraBridger, fifthBrother, filsClones, fourthSister, gantryRiggers, garSaxon, generalAnakinSkywalker, generalGrievous,
  generalObiWanKenobi, generalSolo, generalVeers, gideonHask, grandInquisitor, greefKarga, gwarm, hanAndChewie, heraSyndulla, hk87AssassinDroids, hondo,
  ig11, ig88b, imperialSpecialForces, isbAgents, jangoFett, jediKnightLukeSkywalker, jediMasterKiAdiMundi, jediMasterKitFisto,
  jediMasterLuminaraUnduli, jediMasterMaceWindu, jediMasterPloKoon, jediMasterShaakTi, jynErso, k2so, kalani, kananJarrus, kraken,
  landoAndR2D2, landoCalrissian, leiaOrganaFreedomFighter, lobot, logray, lordMaul, lukeSkywalkerDaringHero, magnaguard,
  mandalorianSuperCommandos, moffGideon, morganElsbeth, motherTalzin, nabooRoyalHandmaidens, nahdarVebb, nightTroopers, nightsisterAcolytes,
  nossorRi, obiWanKenobiOutOfHiding, padawanAhsokaTano, padawanLearners, paploo, pazVizsla, princessLeiaCharmingToTheLast,
  queenPadmeAmidala, rc1138Boss, rc1140Fixer, rebelCommandos, rebelPathfinders, republicCloneCommandos, riffTamson, sabe, sabineWren,
  savageOpress, sevAndScorch, shinHati, shoretroopers, snowtrooperLieutenant, snowtroopers, stormtrooperSergeant, stormtroopers, theArmorer,
  theMandalorian, thirdSister, weequayPirates, wicket, wingGuard, wreckerAndOmega, zebOrrelios,
];
