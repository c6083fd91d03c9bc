/** What a person threw away: the lists of all bins. */
export const bin = {
  hint: 'What lies here stays until you delete it for ever.', none: 'Nothing lies in the bin.', loading: 'Looking into the bin…', failed: 'That could not be done',
  deleted: 'Deleted {{when}}', changed: 'Last changed {{when}}',
  recover: 'Bring back', notRecovered: '“{{name}}” cannot be brought back',
  erase: 'Delete for ever', empty: 'Empty the bin', keep: 'Keep in the bin',
  eraseTitle: 'Delete “{{name}}” for ever?', erased: '“{{name}}” is gone for ever.', notErased: '“{{name}}” cannot be deleted',
  tables: {
    heading: 'Bin of your tables', pieces_one: '{{count}} piece', pieces_other: '{{count}} pieces',
    eraseAllTitle_one: 'Delete the {{count}} table in the bin for ever?', eraseAllTitle_other: 'Delete all {{count}} tables in the bin for ever?',
    eraseText_one: 'Its earlier states and its steps in the workshop go with it, and none of it can be brought back. Matches that were begun on it keep it.',
    eraseText_other: 'Their earlier states and their steps in the workshop go with them, and none of it can be brought back. Matches that were begun on them keep them.',
    erasedAll_one: '{{count}} table is gone for ever.', erasedAll_other: '{{count}} tables are gone for ever.',
  },
  packs: {
    heading: 'Bin of your packs', pieces_one: '{{count}} piece', pieces_other: '{{count}} pieces',
    eraseAllTitle_one: 'Delete the {{count}} pack in the bin for ever?', eraseAllTitle_other: 'Delete all {{count}} packs in the bin for ever?',
    eraseText_one: 'Its pieces cannot be brought back, and are missing on tables in the bin that have them. Matches that were begun with them keep them.',
    eraseText_other: 'Their pieces cannot be brought back, and are missing on tables in the bin that have them. Matches that were begun with them keep them.',
    erasedAll_one: '{{count}} pack is gone for ever.', erasedAll_other: '{{count}} packs are gone for ever.',
  },
  matches: {
    heading: 'Bin of your matches',
    eraseAllTitle_one: 'Delete the {{count}} match in the bin for ever?', eraseAllTitle_other: 'Delete all {{count}} matches in the bin for ever?',
    eraseText_one: 'Its backups and its review go with it, and none of it can be brought back.',
    eraseText_other: 'Their backups and their reviews go with them, and none of it can be brought back.',
    erasedAll_one: '{{count}} match is gone for ever.', erasedAll_other: '{{count}} matches are gone for ever.',
  },
};
