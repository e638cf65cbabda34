/** The text truncated to this many characters, at a word boundary if possible. */
export function shorten(text: string, most: number): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const begin = signs.slice(0, most - 1).join('');
  const space = begin.lastIndexOf(' ');
  return `${(space > 0 ? begin.slice(0, space) : begin).trimEnd()}…`;
}
