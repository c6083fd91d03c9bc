/** The rules reference. */
export const rules = {
  heading: 'Rules',
  search: 'Search the rules',
  searchHint: 'Words, or {{rule}}',
  contents: 'All chapters',
  chapters: 'Chapters',
  count_one: '{{count}} rule',
  count_other: '{{count}} rules',
  found_one: '{{count}} rule found',
  found_other: '{{count}} rules found',
  foundMost: 'The best {{shown}} of {{count}} rules found',
  none: 'No rule has these words.',
  some: 'No rule has all these words. These have some of them:',
  show: 'Open rule {{rule}}: {{name}}',
  inChapter: 'Show {{rule}} in its chapter, {{chapter}}',
};
