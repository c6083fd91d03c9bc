/** When an ability answers: the events that sentences listen to, and the words for them in texts. */

interface Occasion {
  readonly fact: string;
  /** Events of the rules that are this occasion. */
  readonly events: readonly string[];
  readonly words: RegExp;
}

export const occasions: readonly Occasion[] = [
  { fact: 'on a wound', events: ['wounded'], words: /\b(?:when|whenever|after|each time|the first time)\b[^:.]*?(?<!\bis )(?<!\bnot )\b(?:wounds|wounded (?:an enemy|this)|becomes wounded)\b/i },
  { fact: 'after an attack', events: ['attackResolved'], words: /\bafter\b[^:.;]*?(?:\battacked\b|\battack\b|\bdefended\b)(?! is| roll| dice)|\bafter it every\b|\bafter it,|\bafter each of them\b/i },
  { fact: 'after an action', events: ['actionResolved'], words: /\bafter\b[^:.,]*?(?<!\bin a )\b(?:focus|combat|move|recover) action\b|\bends? a move action\b/i },
  { fact: 'after a move', events: ['moveResolved'], words: /\ban advance, dash, jump or climb\b|\badvances or dashes\b/ },
  { fact: 'in an attack', events: ['targeted', 'attacking', 'modifying', 'damageComing'], words: /\b(?:when|while)\b[^:.]*\b(?:(?<!\b(?:melee|ranged|its|their|with) )attacks|defends|targets|is targeted|makes a (?:melee |ranged )?attack|make a ranged attack|damage from a melee attack|dice of its attack are rolled)\b|\broll(?: of its combat action)? is modified\b|\b[Ii]n its combat action\b|\b[Bb]efore the dice of its\b/i },
  { fact: 'activation begins', events: ['activationBegun'], words: /\bstarts its activation\b|\bat the start of (?:its|this unit’s) activation\b(?! may keep)/i },
  { fact: 'activation ends', events: ['activationEnding'], words: /\bat the end of (?:its|this unit’s|that|an enemy Primary unit’s|each of its) activations?\b/i },
  { fact: 'chosen', events: ['activated'], words: /(?<!\ba unit )\bis (?:chosen|activated) (?:with|from)\b/ },
  { fact: 'set-up ends', events: ['setupEnded'], words: /\bat the end of set-up\b|\bafter set-up\b/i },
  { fact: 'before the first struggle card', events: ['setupEnding'], words: /\bbefore the first struggle card is revealed\b/i },
  { fact: 'struggle card claimed', events: ['struggleWon'], words: /\bclaims a struggle card\b/ },
  { fact: 'order card revealed', events: ['cardRevealed'], words: /\breveals an order card\b(?! or)|\border card is revealed\b/ },
  { fact: 'order card reserved', events: ['cardReserved'], words: /\bwhenever its order card goes to reserve\b/i },
  { fact: 'order deck refreshed', events: ['deckRefreshing'], words: /\brefreshes the order deck\b/ },
  { fact: 'before the Shatterpoint choice', events: ['shatterpointKept'], words: /\bbefore a unit is chosen with the Shatterpoint card\b/i },
  { fact: 'before the next order card', events: ['turnStarted'], words: /\bbefore its player reveals an order card\b/i },
  { fact: 'turn ends', events: ['turnEnding'], words: /\bat the end of their turn\b|\bwhen control of an active objective\b/i },
  { fact: 'condition coming', events: ['conditionComing'], words: /\bwould gain\b/ },
  { fact: 'Hunker gained', events: ['hunkerGained'], words: /\bgains a Hunker token, one of\b/ },
  { fact: 'stance changed', events: ['stanceFlipped'], words: /\bchanged its stance\b/ },
  { fact: 'momentum gained', events: ['momentumGained'], words: /\bopponent gain(?:s|ed) momentum\b(?<!before the opponent gains momentum)/ },
  { fact: 'momentum due', events: ['momentumDue'], words: /\bbefore the opponent gains momentum\b/ },
];

/** The occasion that an event is; null for a Tactic's, which no text names. */
export const occasionOf = (event: string): string | null => occasions.find(({ events }) => events.includes(event))?.fact ?? null;

/** Events of an attack: what answers one of them may go on at the next. */
export const isOfAttack = (event: string): boolean => ['targeted', 'attacking', 'modifying', 'damageComing', 'attackResolved'].includes(event);

/** The occasions that a text names. */
export const occasionsIn = (text: string): string[] => occasions.filter(({ words }) => words.test(text)).map(({ fact }) => fact);
