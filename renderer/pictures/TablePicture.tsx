import { useState, type ReactNode } from 'react';
import './pictures.css';

interface TablePictureProps {
  /** The table. */
  readonly id: string;
  /** From a corner over the whole of it, or from near among its heights. */
  readonly angle: 1 | 2;
}

/** A table as it is drawn in play with nobody on it, 640×400 pixels: beside its name. Bare where there is no picture of it. */
export function TablePicture({ id, angle }: TablePictureProps): ReactNode {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === id) return <span className="table-picture table-picture--none" aria-hidden="true" />;
  return <img className="table-picture" src={`assets/pictures/tables/${id}-${angle}.webp`} alt="" width={640} height={400} loading="lazy" decoding="async" draggable={false} onError={() => setMissing(id)} />;
}
