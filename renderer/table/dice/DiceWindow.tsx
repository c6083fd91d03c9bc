import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { measurePanels } from '../director/panels.ts';

/** Where the tray is seen in a panel while dice lie on it: a hole in the frame, behind which the picture shows the tray. It is as wide as its panel; what lies there is told on hover in `words`. */
export function DiceWindow({ words }: { readonly words?: string | undefined }): ReactNode {
  const hole = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(measurePanels);
    watch.observe(hole.current!);
    measurePanels();
    return () => {
      watch.disconnect();
      measurePanels();
    };
  }, []);
  return <div className="dice-window" aria-hidden="true" title={words} ref={hole} />;
}
