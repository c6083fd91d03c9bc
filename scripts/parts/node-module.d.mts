import type { BuildOptions } from 'esbuild';

export declare const NODE: BuildOptions;
export declare const NODE_MODULE: BuildOptions;
