export declare const figureIds: () => readonly string[];
export declare const tableIds: () => readonly string[];
