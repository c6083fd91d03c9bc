/** Gives a text to the person as a file. The name is made of plain letters. */
export function saveText(name: string, ending: string, text: string): string {
  const file = `${name.normalize('NFD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 60) || 'strike-team'}.${ending}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return file;
}

/** Puts the text of a field on the clipboard; where that is not allowed, marks it and asks the old way. Says whether it is there. */
export async function copyField(field: HTMLTextAreaElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
