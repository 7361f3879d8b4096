/** Values that are written out as JSON already, because they are too long to be read and written once more. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** `text`, an object as JSON, with further fields; neither may be empty. */
export function withFields(text: string, fields: object): string {
  return `${JSON.stringify(fields).slice(0, -1)},${text.slice(1)}`;
}
