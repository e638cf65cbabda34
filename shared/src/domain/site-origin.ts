/** The origin of the shop's own website; undefined when the settings hold none that is one. */
export function originOf(website: string | undefined): string | undefined {
  try {
    // `URL.canParse` is younger than the oldest browsers of docs/proofs/browsers.md.
    const { origin, protocol } = new URL(website ?? '');
    return protocol.startsWith('http') ? origin : undefined;
  } catch {
    return undefined;
  }
}
