/** One browser notification for all tabs of the shop: a later one replaces it. */
const TAG = 'pasal-new-orders';

/** True if pages can show notifications at all; some phones allow none. */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Requests the permission to show them. Requires a user gesture. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/**
 * Shows a notification if permitted.
 * @param onPress opens its subject
 * @returns false if the browser lets no page show one
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
    // Android browsers have the constructor, but it throws.
    return false;
  }
}
