import { useEffect, useState } from 'react';

/** What the host tells about the question that stands, once it is here. Until then, and where the host cannot tell, `none`. */
export function useLoaded<Told, T>(asked: string, load: (() => Promise<Told>) | undefined, read: (told: Told) => T, none: T): T {
  const [loaded, setLoaded] = useState(none);
  useEffect(() => {
    let over = false;
    setLoaded(none);
    if (load !== undefined) void load().then((told) => { if (!over) setLoaded(read(told)); }, () => {});
    return () => { over = true; };
    // `load` belongs to the question: another question, another answer.
  }, [asked]);
  return loaded;
}
