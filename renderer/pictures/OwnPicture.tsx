import { useEffect, useState, type ReactNode } from 'react';
import type { Link } from '../../engine/host/link.ts';
import { Plan } from '../library/Plan.tsx';

/** The picture as an image takes it; null where the file holds none. What reads it comes when the first one is shown. */
async function addressOf(call: Link['call'], table: string): Promise<string | null> {
  const { picture } = await call('tablePicture', { table });
  const { pictureAddress } = await import('../../engine/space/terrain/table-picture.ts');
  return picture === null ? null : pictureAddress(picture);
}

interface OwnPictureProps {
  readonly call: Link['call'];
  readonly table: string;
  /** Whether its file holds a picture. */
  readonly pictured: boolean;
  /** What it shows, in words; empty where its name stands beside it. */
  readonly words: string;
  readonly className?: string;
}

/** A table of the person's own as its file shows it; from above where it holds no picture, and until that has come. */
export function OwnPicture({ call, table, pictured, words, className = '' }: OwnPictureProps): ReactNode {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    setAddress(null);
    if (!pictured) return;
    addressOf(call, table).then((found) => { if (here) setAddress(found); }, () => undefined);
    return () => { here = false; };
  }, [call, table, pictured]);
  if (address === null) return <Plan table={table} words={words} className={className} />;
  return <img className={`own-picture ${className}`} src={address} alt={words} decoding="async" draggable={false} onError={() => setAddress(null)} />;
}
