import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const components: Chapter = chapter('components', 'Components', {
  'SP-COMP-01': 'The core box holds 16 miniatures for 12 units, each with a stat card and a stance card. It adds 23 pieces of terrain, 14 dice, 2 movement tools, 5 range tools, one mission with 9 struggle cards, 14 order cards, a struggle tracker and 115 tokens.',
  'SP-COMP-02': 'There are tokens for objectives, priority, control, Force, Hunker and damage (worth 1 or 5). Strained and Exposed share a token, as do Disarmed and Pinned, and Wounded and Injured. The struggle needs one struggle token and 8 momentum tokens for each player.',
  'SP-COMP-03': 'You measure movement with two tools, Advance and Dash, each bending at a pivot in its middle. Here Advance is 150 mm long and Dash 85 mm.',
  'SP-COMP-04': 'Distances are measured with the Shove tool and four more range tools, for Ranges 2 to 5; Range 1 is as long as any of them is wide. Here Ranges 1 to 5 measure 1, 3, 6, 8 and 10 inches.',
  'SP-COMP-05': 'The struggle tracker has 17 spaces: 0 in the centre and 1 to 8 on each player’s side, with 8 at the end.',
  'SP-COMP-06': 'An objective token is either Active or Inactive. All begin Inactive; struggle cards and other effects turn them Active, and the mission may give them further rules.',
  'SP-COMP-07': 'A Force token shows either Ready or Spent.',
  'SP-COMP-08': 'The game is for exactly two players.',
});
