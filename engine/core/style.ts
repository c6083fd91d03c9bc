/** How a computer seat likes to play: what its judgement counts for more and for less. Never what it knows or rolls, nor how long it thinks. */
export const STYLES = ['balanced', 'bold', 'careful', 'objectives'] as const;
export type StyleId = (typeof STYLES)[number];

/** The style of whoever chooses none. */
export const USUAL_STYLE: StyleId = 'balanced';

/** How many times as much as usual each ground of a judgement counts, by its name (`Mind.grounds`); once where it is not named. */
export type Stress = Readonly<Record<string, number>>;

/** The styles that a rule system knows beside the balanced one, and what each stresses. */
export type Styles = Readonly<Partial<Record<StyleId, Stress>>>;

/** Their names, in order. */
export const stylesIn = (styles: Styles): readonly StyleId[] => STYLES.filter((id) => styles[id] !== undefined);
