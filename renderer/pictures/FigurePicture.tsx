import { useState, type ReactNode } from 'react';
import { Silhouette } from './Silhouette.tsx';
import './pictures.css';

interface FigurePictureProps {
  /** Its sculpt. */
  readonly id: string;
}

/** A figure on its base, 160×200 pixels on nothing: for lists and cards, beside its name. It is fetched when it comes into sight; a shape stands for one that there is no picture of. */
export function FigurePicture({ id }: FigurePictureProps): ReactNode {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === id) return <Silhouette />;
  return <img className="figure-picture" src={`assets/pictures/figures/${id}.webp`} alt="" width={160} height={200} loading="lazy" decoding="async" draggable={false} onError={() => setMissing(id)} />;
}
