/**
 * Electron's switches that are set in its program when the game is packed, before it is signed. The names are those that the
 * packer's `electronFuses` takes. A ninth one, for traps of WebAssembly, keeps Electron's own setting.
 */
export const FUSES = {
  /** Our program is no Node for others. */
  runAsNode: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  /** The game sets no cookies in its window. Unsigned builds would ask for the keychain's password at every start. */
  enableCookieEncryption: false,
  /** Code that was changed after packing does not run (macOS, Windows). */
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  /** Pages come from the game's own scheme; files from disk get no more rights than in a browser. */
  grantFileProtocolExtraPrivileges: false,
} as const satisfies Readonly<Record<string, boolean>>;
