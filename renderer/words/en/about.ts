/** What the game is, and the licences of what it is made of. */
export const about = {
  heading: 'About and licences',
  hint: 'Version, licences',
  version: 'Version {{version}}',
  unofficial: 'An unofficial fan project. It is not made, sponsored or endorsed by the owners of the games and worlds whose rules it plays. Names and numbers are facts; every text, model and picture here is ours.',
  loading: 'Reading the licences…',
  missing: 'The list of licences is written when the game is built. It is not here because the game runs from its sources: “npm run build” writes it.',
  unreadable: 'The list of licences beside the game cannot be read. Installing the game again brings it back.',
  own: 'The game itself',
  libraries: 'Work of others',
  librariesHint_one: '{{count}} library is part of the game. Choose it to read its licence.',
  librariesHint_other: '{{count}} libraries are part of the game. Choose one to read its licence.',
  search: 'Search by name or licence',
  found: '{{count}} of {{all}}',
};
