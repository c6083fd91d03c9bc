import { useState, type ReactNode } from 'react';
import './pictures.css';

interface PiecePictureProps {
  /** The look that its table has. */
  readonly theme: string;
  /** The piece. */
  readonly id: string;
}

/** A piece of terrain, 120×96 pixels on nothing: beside its name. Bare where there is no picture of it. */
export function PiecePicture({ theme, id }: PiecePictureProps): ReactNode {
  const key = `${theme}/${id}`;
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === key) return <span className="piece-picture" aria-hidden="true" />;
  return <img className="piece-picture" src={`assets/pictures/pieces/${key}.webp`} alt="" width={120} height={96} loading="lazy" decoding="async" draggable={false} onError={() => setMissing(key)} />;
}
