import type { ShellPush } from '../engine/host/shell.ts';

/** The part of a page that is needed to take typing back. */
export interface TypedPage {
  readonly activeElement: { matches(selector: string): boolean } | null;
  execCommand(command: string): boolean;
}

const FIELDS = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/** Whether a field that is being typed in takes a menu command itself: then Undo takes back letters, not answers. */
export function takesItself(page: TypedPage, push: ShellPush): boolean {
  if (push.type !== 'command' || (push.command !== 'undo' && push.command !== 'redo')) return false;
  if (page.activeElement?.matches(FIELDS) !== true) return false;
  page.execCommand(push.command);
  return true;
}
