/** Every terrain piece of the kit. */
import type { Piece } from '../piece.ts';
import { buildingOne } from './building-one.ts';
import { buildingTall } from './building-tall.ts';
import { buildingTwo } from './building-two.ts';
import { bulkhead, bulkheadCorner, bulkheadDoor, bulkheadEnd, bulkheadGate, bulkheadShort, deckFloor, turbolift } from './bulkheads.ts';
import { dropship } from './dropship.ts';
import { ladder, ladderHalf, lift } from './climbs.ts';
import { gantryBridge, gantryCorner, gantryCross, gantryEnd, gantryPlatform, gantrySpan, gantrySpanGap, gantrySpanOpen, gantryStairs, gantryTee, stairFlight } from './gantries.ts';
import { halfPlatform } from './half-platform.ts';
import { barCounter, barTable, booth, chasm, consoleDesk, container, footbridge, freight, pillar, shaft, skiff, stall } from './halls.ts';
import { antennaTower, landingPad, shuttle } from './landmarks.ts';
import { cowls, deckCrane, deckhouse, funnel, hatch, shipMast, shipRail, winch } from './ship.ts';
import { deckBridge, deckRail, deckStorey, deckStoreyBay, deckStoreyHalf, liftShaft } from './storeys.ts';
import { coolantTank, stairTower, watchtower } from './towers.ts';
import { archBroken, crawlerWreck, fuelPump } from './wrecks.ts';
import { barricade, crates, fuelTank, generator, pipeRun, wallBroken } from './yard.ts';

export const pieces: readonly Piece[] = [
  buildingOne, buildingTwo, buildingTall, halfPlatform,
  gantrySpan, gantrySpanOpen, gantrySpanGap, gantryCorner, gantryTee, gantryCross, gantryEnd, gantryPlatform, gantryBridge, gantryStairs, stairFlight,
  ladder, ladderHalf, lift, wallBroken, barricade, crates, fuelTank, pipeRun, generator, antennaTower, landingPad, shuttle,
  shipRail, deckhouse, hatch, deckCrane, shipMast, funnel, cowls, winch,
  bulkhead, bulkheadShort, bulkheadCorner, bulkheadEnd, bulkheadDoor, bulkheadGate, turbolift, deckFloor,
  consoleDesk, barCounter, barTable, booth, stall, container, freight, pillar, chasm, shaft, footbridge, skiff, dropship,
  stairTower, watchtower, coolantTank, archBroken, crawlerWreck, fuelPump, deckStorey, deckStoreyHalf, deckStoreyBay, deckBridge, deckRail, liftShaft,
];
