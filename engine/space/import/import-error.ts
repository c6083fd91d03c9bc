/** A model that is refused: `field` says where in the file, the message where and why, in words for whoever brought it. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly field: string;
  constructor(field: string, cause: string) {
    super(field === '' ? cause : `"${field}": ${cause}`);
    this.field = field;
  }
}
