/** What a model from outside may hold. Whatever asks for more is refused before anything is laid out in memory. */

/** Bytes of a model's file. */
export const LARGEST_FILE = 96 * 1024 * 1024;
/** Bytes of the material file beside an OBJ. */
export const LONGEST_MATERIALS = 1024 * 1024;
/** Triangles of a model, however often its parts are repeated. */
export const MOST_TRIANGLES = 1_500_000;
/** Lists of numbers that a glTF unpacks to, in bytes. */
export const MOST_UNPACKED = 256 * 1024 * 1024;
/** Characters of a glTF's description, data that stands in it aside. */
export const LONGEST_DESCRIPTION = 8 * 1024 * 1024;
/** Nodes, meshes, materials, lists of numbers of a glTF. */
export const MOST_ENTRIES = 20_000;
/** Nodes that hang below each other. */
export const DEEPEST_NODE = 64;
/** Objects with materials of their own that a model may fall into. */
export const MOST_OBJECTS = 4000;
/** Pixels along a picture's side. */
export const LARGEST_TEXTURE = 8192;
/** Pixels of all pictures together. */
export const MOST_PIXELS = 64 * 1024 * 1024;
/** The largest coordinate that a model may have, in its own unit. */
export const FARTHEST = 1e7;
/** Lines of an OBJ that say nothing known. */
export const MOST_UNKNOWN_LINES = 200;

/** The longest side of a piece that comes from a model, in mm: half a table. */
export const LONGEST_PIECE = 460;
/** The shortest that its longest side may be, in mm. */
export const SHORTEST_PIECE = 10;
/** Parts of such a piece. What is drawn of a piece has a bit for each of 24. */
export const MOST_PARTS = 20;
/** Ways that may be added to such a piece by hand. */
export const MOST_OWN_WAYS = 20;
