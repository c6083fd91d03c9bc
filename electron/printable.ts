import { undirected } from '../engine/core/directions.ts';

/** A text with every control character but line breaks replaced, and without marks of direction: what a file or a page said cannot steer a terminal, feign lines or read as something else. */
export const printable = (text: string): string => undirected(text).replace(/\r\n/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '\ufffd');
