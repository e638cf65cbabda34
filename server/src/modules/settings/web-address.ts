/** Visitors follow the shop's links, so only web addresses are allowed. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text);
}
