/** The page that draws pictures, and the assets, at an address of this machine. */
export declare function serveGallery(): Promise<{ readonly address: string; readonly close: () => void }>;
