import { remembered } from './remembered';

/** How this browser tells of new orders, besides the count it always shows. */
export interface OrderAlerts {
  sound: boolean;
  notification: boolean;
}

const stored = remembered('pasal-order-alerts');
const NONE: OrderAlerts = { sound: false, notification: false };
let last: { text: string | null; alerts: OrderAlerts } = { text: null, alerts: NONE };

function parse(text: string | null): OrderAlerts {
  try {
    const { sound, notification } = JSON.parse(text ?? '{}') as Partial<OrderAlerts>;
    return { sound: sound === true, notification: notification === true };
  } catch {
    return NONE;
  }
}

/** What was chosen in this browser; nothing at first. */
export const orderAlerts = {
  listen: stored.listen,
  /** The same object until something is chosen. */
  read(): OrderAlerts {
    const text = stored.read();
    if (text !== last.text) last = { text, alerts: parse(text) };
    return last.alerts;
  },
  readOnServer: (): OrderAlerts => NONE,
  choose(part: Partial<OrderAlerts>) {
    stored.write(JSON.stringify({ ...orderAlerts.read(), ...part }));
  },
};
