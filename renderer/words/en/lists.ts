/** Lists of figures as text. */
export const lists = {
  list: 'List',
  hint: 'A title, fields such as "Points: 100", and one kind of figure in each line: 2 x Ewok',
  use: 'Use this list',
  open: 'Open a file…',
  copy: 'Copy as text',
  save: 'Save as a file',
  name: 'Name',
  used: 'The list is used.',
  notUsed: 'The list is not used. {{reason}}',
  field: 'It is written for {{field}} {{theirs}}; here it is {{ours}}.',
  notLegal: 'It is not legal yet: its reasons stand beside it.',
  copied: 'The text is copied.',
  notCopied: 'The text is marked; copy it with Ctrl+C.',
  saved: 'Saved as {{file}}.',
  tooLarge: 'The file is too large for a list.',
  notOpened: 'The file could not be read.',
};
