/** The browser's description of its line, where it has one. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * True when nothing may be fetched that is not asked for: the visitor pays for it, or waits for it, or the
 * browser does not say (Firefox, which also takes a page's policy to forbid it, and Safari).
 */
export function savesData(browser: Navigator): boolean {
  const { connection } = browser as Navigator & { connection?: Connection };
  if (!connection) return true;
  return connection.saveData === true || /^(?:slow-)?2g$/.test(connection.effectiveType ?? '');
}
