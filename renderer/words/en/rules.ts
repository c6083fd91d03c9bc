/** The rules reference. */
export const rules = {
  heading: 'Rules',
  firstPrint: 'This match is played with first-print cards. That edition is a mixture; no unit of this match is known to need a later card.',
  mixture: 'This match is played with first-print cards. That edition is a mixture: {{units}} play with their current cards, because their first ones are not known.',
  search: 'Search the rules',
  searchHint: 'Words, or a rule like {{rule}}',
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
