/** A piece where it stands, in mm and degrees. */
interface Standing {
  readonly id: string;
  readonly piece: string;
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly level: number;
}

/** What the workshop's probe tells of the table that is laid out; the page has it with `?test` in its address. */
interface BenchProbe {
  readonly bench: {
    getState(): {
      readonly draft: {
        readonly table: { readonly features: readonly Standing[] };
        readonly past: readonly unknown[];
      } | null;
    };
  };
  readonly trial: { getState(): { readonly field: { readonly cells: ArrayLike<number>; readonly values: ArrayLike<number> } | null } };
  readonly rig: { readonly moves: boolean };
  drawing(): { readonly gl: { readonly info: { readonly render: { readonly calls: number } } } };
  project(of: { readonly x: number; readonly y: number; readonly z: number }): { readonly x: number; readonly y: number };
}

declare global {
  interface Window {
    __bench?: BenchProbe;
  }
}

export {};
