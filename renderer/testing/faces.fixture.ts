/** Every rule system with its words, for tests of what stands on its own. */
import '../faces/index.ts';
