/** Prints the GANTRY_DEPTH with which random tests take about as long on this machine, however slow, as a quarter of them takes on the one that figures were measured on. */
import { slowness } from './yardstick.ts';

console.log((0.25 / slowness()).toFixed(3));
