import { remembered } from './remembered';

/** How this browser announces new orders, besides the count. */
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

/** The choices in this browser; all off by default. */
export const orderAlerts = {
  listen: stored.listen,
  /** The same object until a choice changes. */
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
