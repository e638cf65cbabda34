/** A LIKE pattern that matches `text` literally, anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
