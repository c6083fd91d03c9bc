import type { ReactNode } from 'react';
import { iconPaths } from './iconPaths.tsx';

export type IconName = keyof typeof iconPaths;
export const ICONS = Object.keys(iconPaths) as readonly IconName[];
export const isIcon = (name: string): name is IconName => name in iconPaths;

interface IconProps {
  readonly name: IconName;
  readonly label?: string | undefined;
}

/** One of the game's symbols: decorative unless a label is given. */
export function Icon({ name, label }: IconProps): ReactNode {
  return <svg className="icon" viewBox="0 0 24 24" role={label === undefined ? undefined : 'img'} aria-label={label} aria-hidden={label === undefined ? true : undefined}>{iconPaths[name]}</svg>;
}

/** Several of them in a row, for the effects of a chart or a tree option. */
export const Icons = ({ names }: { readonly names: readonly string[] }): ReactNode =>
  names.map((name, index) => (isIcon(name) ? <Icon key={index} name={name} /> : <span key={index}>{name}</span>));
