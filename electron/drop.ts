import { kindOf, LARGEST } from './file-kinds.ts';

/** The part of a window that drops are heard on, so that a test can give its own. */
export interface DropTarget {
  addEventListener(type: 'dragover' | 'drop', listen: (event: DropEvent) => void): void;
}

export interface DropEvent {
  readonly dataTransfer: { readonly types: readonly string[]; readonly files: ArrayLike<DroppedFile>; dropEffect: string } | null;
  readonly defaultPrevented: boolean;
  preventDefault(): void;
}

/** What is used of a dropped file. */
export interface DroppedFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Gives the game's own files that are dropped on the window, null for what is too large or cannot be read; other things dropped are left to the page, and so is what the page took already. */
export function listenForDrops(target: DropTarget, give: (name: string, bytes: Uint8Array<ArrayBuffer> | null) => void): void {
  let work = Promise.resolve();
  target.addEventListener('dragover', (event) => {
    if (event.dataTransfer === null || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  });
  target.addEventListener('drop', (event) => {
    const ours = Array.from(event.dataTransfer?.files ?? []).filter(({ name }) => kindOf(name) !== null);
    if (ours.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    for (const file of ours) work = work.then(() => contentOf(file)).then((bytes) => give(file.name, bytes), () => give(file.name, null));
  });
}

const contentOf = async (file: DroppedFile): Promise<Uint8Array<ArrayBuffer> | null> =>
  file.size > LARGEST.match ? null : new Uint8Array(await file.arrayBuffer());
