/** The browser's description of its connection, if supported. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * True when nothing may be prefetched: the visitor pays for data, or is on a slow line, or the browser does not say
 * (Firefox, which also applies a page's policy to prefetches, and Safari).
 */
export function savesData(browser: Navigator): boolean {
  const { connection } = browser as Navigator & { connection?: Connection };
  if (!connection) return true;
  return connection.saveData === true || /^(?:slow-)?2g$/.test(connection.effectiveType ?? '');
}
