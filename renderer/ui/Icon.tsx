import type { ReactNode } from 'react';
import { iconPaths } from './iconPaths.tsx';

export type IconName = keyof typeof iconPaths;
export const isIcon = (name: string): name is IconName => name in iconPaths;

interface IconProps {
  readonly name: IconName;
  readonly label?: string | undefined;
}

/** One of the game's symbols: decorative unless a label is given. */
export function Icon({ name, label }: IconProps): ReactNode {
  return <svg className="icon" viewBox="0 0 24 24" role={label === undefined ? undefined : 'img'} aria-label={label} aria-hidden={label === undefined ? true : undefined}>{iconPaths[name]}</svg>;
}
