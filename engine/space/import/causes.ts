/** Why a model is refused, by code: the engine's own words, with gaps for what is named. Whoever shows them in other languages has words for the same codes. */

const READ = 'glTF (.glb, .gltf), OBJ and STL are read';
const ONE_FILE = 'save the model as one file (.glb)';

export const CAUSES = {
  // The file as a whole.
  empty: 'the file is empty',
  tooLarge: 'it is larger than {{most}} MB',
  tooLargeTogether: 'with the files beside it, it is larger than {{most}} MB: leave out pictures that do not say its colours',
  unknown: 'it is neither glTF, OBJ nor STL, or it is cut',
  fbx: `it is FBX; ${READ}`,
  zip: `it is a ZIP archive (or 3MF); ${READ}`,
  ply: `it is PLY; ${READ}`,
  blender: `it is a Blender file; ${READ}`,
  xml: `it is XML (COLLADA, X3D); ${READ}`,
  page: `it is a web page; ${READ}`,
  unreadable: 'it cannot be read: {{reason}}',
  brokeOff: 'reading it broke off',
  gone: 'there is no model',
  // What any model may hold.
  none: 'it has none',
  noneShown: 'it shows none',
  noneSized: 'it has none that have a size',
  moreThan: 'it has more than {{most}}',
  tooMany: 'it has {{count}}; at most {{most}} are read',
  noNumber: 'one is no number',
  tooFar: 'one lies farther out than {{most}}',
  // OBJ and its material file.
  shortCorner: 'a corner needs three numbers',
  badCorner: 'a corner is no number: "{{text}}"',
  shortFace: 'a face needs three corners',
  badFace: 'a face names corner "{{text}}"',
  cornerBeyond: 'a face names corner {{at}}; so far there are {{there}}',
  pictureCornerBeyond: 'a face names picture corner {{at}}; so far there are {{there}}',
  normalBeyond: 'a face names normal {{at}}; so far there are {{there}}',
  noObj: 'this is no OBJ: too many lines say nothing known',
  materialsTooLarge: 'their file is larger than {{most}} KB',
  tooManyMaterials: 'there are {{count}}; at most {{most}} are read',
  // STL.
  openFacet: 'a triangle that begins does not end: the file is cut or broken',
  openSolid: 'a solid that begins does not end: the file is cut or broken',
  noEnd: 'it is missing: the file is cut',
  badVertex: 'a corner is no number',
  notThree: 'a triangle does not have three corners',
  shortVertex: 'a corner is not written as three numbers',
  // What holds a glTF together.
  cut: 'the file is cut',
  version: 'it is glTF {{version}}; version 2 is read',
  shorterThanSaid: 'it says {{said}} bytes, the file has {{there}}: it is cut',
  noDescription: 'it does not begin with its description',
  descriptionBeyond: 'its description goes beyond the end of the file',
  descriptionTooLong: 'its description is longer than that of any model',
  strangeChunk: 'it is neither description nor data',
  chunkBeyond: 'its data goes beyond the end of the file',
  noJson: 'it is not JSON: the file is cut or broken',
  heldTooLarge: 'it is too large',
  notBase64: 'its data is not base64',
  noData: 'its data is not in the file',
  lessData: 'it says {{said}} bytes; there are {{there}}',
  needsExtension: 'it needs "{{name}}", which is not read: save it without',
  needsKtx2: 'it needs KTX2 textures, which are not read: save it without',
  needsWebp: 'it needs WebP textures, which are not read: save it without',
  // The files that a glTF names.
  elsewhere: `it names another place: "{{uri}}". Nothing outside the files that are given is read: ${ONE_FILE}`,
  twoOfAName: `two files in different folders are called "{{name}}": ${ONE_FILE}`,
  filesMissing: 'it needs {{files}}: choose or drop the model together with what it needs',
  moreFilesMissing: 'it needs {{files}} and {{more}} more: choose or drop the model together with what it needs',
  // Single fields of a description.
  missing: 'it is missing',
  wrongForm: 'it is not as it must be',
  needsText: 'a text is needed',
  needsNumber: 'a number is needed',
  needsWhole: 'a whole number is needed',
  needsList: 'a list is needed',
  needsObject: 'an object is needed',
  atLeast: 'it must be at least {{least}}, there is {{value}}',
  atMost: 'it must be at most {{most}}, there is {{value}}',
  fewEntries: 'it has fewer entries than {{least}}',
  manyEntries: 'it has more entries than {{most}}',
  longText: 'it has more than {{most}} signs',
  notOneOf: 'it must be one of {{values}}',
  // How a description hangs together.
  notThere: 'it names number {{at}}; there are {{there}}',
  viewBeyond: 'it ends at byte {{end}}; its buffer has {{there}}',
  listBeyond: 'its {{count}} entries end at byte {{end}}; its view has {{there}}',
  listsTooLarge: 'up to here its lists take more than {{most}} MB',
  emptyList: 'it is missing, so the list is empty',
  overlapping: 'its entries overlap',
  crooked: 'it is not a multiple of what a number takes',
  notWidth3: 'a corner needs three numbers',
  fewerThanCorners: 'it has {{there}} entries for {{corners}} corners',
  notWhole: 'they must be whole numbers',
  twoParents: 'node {{node}} hangs below two others',
  tooDeep: 'it hangs more than {{most}} deep, or below itself',
  repeatedTooOften: 'with everything that is repeated it has more than {{most}}',
  tooManyShown: 'it shows more than {{most}} objects',
  indexBeyond: 'a triangle names corner {{at}}; there are {{there}}',
  sparseMore: 'it writes over {{count}} entries; there are {{there}}',
  sparseStride: 'entries that are written over others lie side by side',
  sparseFalls: 'entry {{at}} stands behind entry {{before}}; they must rise',
  sparseBeyond: 'they name entry {{at}}; there are {{there}}',
  // Pictures.
  pictureEmpty: 'it has no data',
  pictureTooLarge: 'its picture is {{width}} × {{height}} pixels; at most {{most}} × {{most}} are read',
  picturesTooLarge: 'up to here its pictures have more than {{most}} million pixels',
  // What is packed.
  packedBroken: 'what is packed is broken',
  packedTooLarge: 'up to here what is packed takes more than {{most}} MB',
  packedStride: 'entries of {{bytes}} bytes are none of {{mode}}',
  packedTriangles: '{{count}} corners are no whole triangles',
  packedTooFew: '{{count}} entries cannot come of {{bytes}} bytes',
  packedFilter: '{{filter}} does not go with entries of {{bytes}} bytes of {{mode}}',
  dracoAbsent: 'what Draco packed is not read here: save it without',
  dracoMode: 'what Draco packed is read as triangles only',
  dracoHead: 'what is packed does not begin as it must',
  dracoFaces: 'it holds {{there}} triangles; the description says {{said}}',
  dracoPoints: 'it holds {{faces}} triangles of {{points}} corners; the description says {{said}} of {{saidPoints}}',
  dracoList: 'there is no list {{id}} of {{width}} numbers each',
  // What becomes of a model.
  specks: 'at this size none is larger than a speck',
  tooShort: 'it is {{long}} mm long; a piece is at least {{least}} mm. Choose another unit',
  tooLong: 'it is {{long}} mm long; a piece is at most {{most}} mm. Choose another unit',
  allLeftOut: 'nothing is left of the model: every part is left out',
  nothingLeft: 'nothing is left of the model: every part is left out, or too small',
  shape: 'rules cannot read its shape ({{detail}}). Try more triangles, another size, or leave that part out',
  shapes: 'rules cannot read its shapes',
  torn: 'seen from above it is more torn than any piece may be. Try fewer triangles, or leave loose parts out',
} as const;

export type Cause = keyof typeof CAUSES;
type Gaps<Text> = Text extends `${string}{{${infer Gap}}}${infer Rest}` ? Gap | Gaps<Rest> : never;
/** What fills the gaps of a cause. */
export type Details<C extends Cause> = Readonly<Record<Gaps<(typeof CAUSES)[C]>, string | number>>;

/** A cause in the engine's own words, its gaps filled. */
export const causeText = (code: Cause, details: Readonly<Record<string, string | number>>): string =>
  CAUSES[code].replace(/{{(\w+)}}/g, (_, gap: string) => String(details[gap] ?? ''));
