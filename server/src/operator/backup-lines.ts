const NEWLINE = 0x0a;

/** Reads the lines of a file, without line feeds. Other line separators may be part of a row. */
export async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const piece of content) {
    let from = 0;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, piece.subarray(from, at)]).toString('utf8');
      begun = [];
      from = at + 1;
    }
    if (from < piece.length) begun.push(piece.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8');
}
