/** One notification of the browser for all tabs of the shop: a later one takes its place. */
const TAG = 'pasal-new-orders';

/** True where a page may show notifications at all; some phones let no page do it. */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Asks whoever is here for the right to show them. Only a press may call it. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/**
 * Shows a notification, if that is allowed.
 * @param onPress opens what it is about
 * @returns false where the browser lets no page show one
 */
export function showNotification(text: string, body: string, onPress: () => void): boolean {
  if (!canNotify() || Notification.permission !== 'granted') return false;
  try {
    const shown = new Notification(text, { body, tag: TAG });
    shown.addEventListener('click', () => {
      window.focus();
      onPress();
      shown.close();
    });
    return true;
  } catch {
    // Android's browsers have the word and refuse the deed.
    return false;
  }
}
