/** What some browsers say of their line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing may be fetched that is not asked for: the visitor pays for it, or waits for it. */
export function savesData(browser: Navigator): boolean {
  const { connection } = browser as Navigator & { connection?: Connection };
  if (!connection) return false;
  return connection.saveData === true || /^(?:slow-)?2g$/.test(connection.effectiveType ?? '');
}
