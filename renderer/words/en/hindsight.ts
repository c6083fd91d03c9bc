/** What it would have done in a match that is watched. */
export const hindsight = {
  heading: 'What was best here?',
  lead: 'As the usual opponent sees it, knowing what was known to whoever was asked. The chance to win is how the match would stand once the other side has had its next turn, or soon after.',
  none: 'Nobody had a choice before this moment; or, in a match that still runs, it was not yours.',
  failed: 'The computer gave no answer. Close this and press F4 to ask again.',
  played: 'Played',
  bestPlayed: 'Best, and played',
};
