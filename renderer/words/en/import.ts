/** Where a model is brought in and becomes a piece. */
export const importing = {
  heading: 'Bring a model in',
  hint: 'A model as glTF (.glb, .gltf), OBJ or STL becomes a piece that rules can read. What it names beside itself (.bin, .mtl, pictures) is chosen or dropped together with it. Nothing else is looked at, and nothing leaves this computer.',
  choose: 'Choose a file…', other: 'Another file…', drop: 'Drop the model here', orDrop: 'or drop it here',
  limits: 'Up to {{size}} MB and {{triangles}} triangles. A .gantry-pack that somebody gave you is taken in here, too.',
  refused: 'This model cannot be used', unfit: 'It cannot become a piece like this', refusedPack: 'This pack cannot be used',
  refusedAt: '"{{place}}": {{cause}}', atLine: 'line {{line}}', atPart: 'part {{number}}', cornersOf: 'corners of {{name}}',
  where: {
    corners: 'corners', triangles: 'triangles', objects: 'objects', materials: 'materials', parts: 'parts', size: 'size', footprint: 'footprint',
    facet: 'facet', vertex: 'vertex', solid: 'solid', header: 'header', version: 'version', length: 'length', indices: 'indices',
  },
  noModel: 'These files belong to a model: choose or drop them together with it (.gltf, .glb, .obj).',
  cancel: 'Cancel', accept: 'Add to the palette', acceptHint: 'It comes into your hand, to be put down.',
  step: { reading: 'Reading the file…', checking: 'Checking every corner…', splitting: 'Taking it apart…', thinning: 'Thinning it…', shaping: 'Finding floors and ways up…', writing: 'Writing the piece…' },
  about: '{{file}}: {{format}}, {{triangles}} triangles',
  oneAtATime: 'One model is read at a time; left aside: {{others}}.',
  leftOut: { materials: 'It names a material file: choose or drop both together to have its colours.', texture: 'A picture of it is not read.', lines: 'Lines and points are left out.', motion: 'It is shown as it stands at rest: motion is left out.' },
  place: {
    heading: 'Size, and which way is up', unit: 'One unit is', factor: 'Times as large', up: 'Up is', turn: 'Turn by 90°', guessed: 'guessed', size: '{{x}} × {{z}} mm, {{y}} mm tall', inches: '{{x}} × {{z}} in, {{y}} in tall',
    figure: 'The figure beside it is {{tall}} mm tall, on a base of {{base}} mm.',
    unitWords: { mm: 'a millimetre', cm: 'a centimetre', inch: 'an inch', m: 'a metre', life: 'a metre of the real thing' },
  },
  part: {
    heading: 'Parts', hint: 'What each is to the rules: proposed by its shape, and yours to change.', nameless: 'Part {{number}}', painted: 'Painted part {{number}}', kind: 'What {{name}} is', triangles: '{{count}} triangles',
    turned: 'leads the other way', slides: 'slides the other way', tint: 'Colour of {{name}}', untint: 'As in the model',
    kindWords: { solid: 'Solid', low: 'Low cover', bare: 'Solid, no floor', openwork: 'Openwork', walkway: 'Walkway', ladder: 'Ladder', stairs: 'Stairs', door: 'Door', pit: 'Pit', gone: 'Left out' },
    kindHints: {
      solid: 'Stops sight and movement; figures stand on its flat tops.', low: 'A wall or kerb to shoot and climb over.', bare: 'Stops sight and movement; no place to stand.', openwork: 'Railings and masts: seen through, not walked through.',
      walkway: 'A grating: seen and walked under, stood on.', ladder: 'A way up from its foot to its top.', stairs: 'A way up that is walked.',
      door: 'A leaf that closes a way like a wall. In Miniatures it opens and slides aside; in other rule systems it stays shut.', pit: 'A hole, drawn flat on the table: everybody sees over it, nobody walks into it.', gone: 'It is not part of the piece.',
    },
    whyWords: { rungs: 'has rungs', steps: 'has steps', named: 'by its name', flat: 'is low and flat', grating: 'is a raised plate with holes', lattice: 'is thin and open', mass: 'is a mass' },
  },
  paint: {
    heading: 'Paint on the model', on: 'Paint', hint: 'Click a face: it goes to {{part}}. By keyboard: turn the model with the arrows, Enter paints what is in the middle.', reach: 'What is painted', face: 'one level face', shell: 'all that hangs together',
    fresh: 'New part', back: 'Take the last back', none: 'Choose a part to paint with, or make a new one.', full: 'A piece has {{most}} parts at most.',
  },
  way: {
    heading: 'From where to where', hint: 'Whoever stands at one end of a way may go to the other. Places in mm from the middle of the piece, y up. Ladders and stairs propose theirs; move the ends, take one away, or add one.',
    from: 'from', to: 'to', own: 'Added way {{number}}', kind: 'Kind of {{name}}', add: 'Add a way', remove: 'Take away {{name}}', restore: 'Give back', restoreNamed: 'Give back the way of {{name}}', closed: 'Taken away: the part stays, and leads nowhere.', back: 'As proposed', backNamed: '{{name}} as proposed', full: '{{most}} ways at most are added to a piece.',
    lost: {
      from: 'It leads nowhere: its start lies at {{y}} mm, the floor there at {{floors}} mm. The piece goes without it.', to: 'It leads nowhere: its end lies at {{y}} mm, the floor there at {{floors}} mm. The piece goes without it.',
      level: 'It leads nowhere: both ends are equally high. The piece goes without it.', beyond: 'It leads nowhere: an end lies too far from the piece. The piece goes without it.',
    },
    open: { from: 'No floor of the piece is where it starts: it needs a neighbour’s there.', to: 'No floor of the piece is where it ends: it needs a neighbour’s there.' },
  },
  budget: { heading: 'Triangles', told: '{{before}} before, {{after}} now', off: 'nowhere more than {{off}} mm off', exact: 'every corner kept', size: '{{size}} KB of the {{most}} KB that a pack holds' },
  shows: {
    heading: 'Show', look: 'As it looks', kinds: 'Parts by kind', heights: 'Where figures stand', matter: 'What blocks', ways: 'Ways up',
    none: { heights: 'Nobody can stand on it anywhere.', matter: 'It blocks nothing.', ways: 'No way leads up. Make a part a ladder or stairs, or add a way.' },
    canvas: 'The model on the table. Arrows turn it, plus and minus come nearer and go away.',
  },
  note: { uneven: '{{part}}: its top is too uneven to stand on.', climb: '{{part}}: its climb leads nowhere, so the piece goes without it. Move its ends below, or turn it round.', door: '{{part}}: too narrow to slide aside, so it is a wall.', pit: '{{part}}: it rises too far above the ground for a pit, so it is openwork.', tiny: '{{part}}: nothing was left of it at so few triangles.' },
  rights: {
    heading: 'Name and rights', name: 'Name of the piece', category: 'Kind', author: 'Who made it', licence: 'Licence', ownLicence: 'Licence in its own words', pack: 'Pack', newPack: 'A new pack', packName: 'Name of the pack',
    packHint: 'Its author and licence are the pack’s: {{author}}, {{licence}}.',
    hint: 'Tables and matches carry the pack with author and licence to whoever gets them.', needed: 'Still needed: {{fields}}.',
    licences: { mine: 'Mine, for anybody to use (CC0 1.0)', by: 'CC BY 4.0', bySa: 'CC BY-SA 4.0', byNc: 'CC BY-NC 4.0', private: 'For private use only', own: 'Other…' },
    texts: { mine: 'CC0 1.0', by: 'CC BY 4.0', bySa: 'CC BY-SA 4.0', byNc: 'CC BY-NC 4.0', private: 'For private use only' },
    tooLong: 'With this piece the pack would hold {{size}} KB; {{most}} KB is the most. Choose fewer triangles, or a new pack.',
  },
  failed: 'It was not kept', technical: 'For a report of a bug: {{technical}}',
};
