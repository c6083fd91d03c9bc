/** Words by which a validator or a parser speaks to programmers: no message to a person holds one. */
export const validatorWords = /invalid input|too (?:small|big)|\bexpected\b|\breceived\b|unrecognized|unexpected|unterminated|position \d|\bundefined\b|\[object |ZodError|SyntaxError|ENOENT|EISDIR|EACCES|\bat \w+ \(/i;
