/** Links of the shop are followed by visitors: nothing but the web may be behind them. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text);
}
