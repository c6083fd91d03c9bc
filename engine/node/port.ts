/** Something that sends and receives text: a worker thread's port. */
export interface Port {
  on(event: 'message', listen: (text: string) => void): void;
  postMessage(text: string): void;
}
