/** A LIKE pattern that finds `text` anywhere, with nothing in it special. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
