/** The origin of the shop's own website; undefined when the settings hold none that is one. */
export function originOf(website: string | undefined): string | undefined {
  if (!website || !URL.canParse(website)) return undefined;
  const { origin, protocol } = new URL(website);
  return protocol.startsWith('http') ? origin : undefined;
}
