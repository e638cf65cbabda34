import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from '@pasal/shared/routing';
import { useShopName } from '@pasal/shared/shell';
import { showNotification } from '../../kit/new-orders/browser-notification';
import { newOrders } from '../../kit/new-orders/messages';
import { orderAlerts } from '../../kit/new-orders/order-alerts';
import { remembered } from '../../kit/new-orders/remembered';
import { ring } from '../../kit/new-orders/ring';
import { patterns } from '../../paths';

/** Id of the latest order that a tab of this browser has told of: each is told once. */
const told = remembered('pasal-orders-told');

/** Tells of new orders as it was chosen in this browser: a sound, and a notification for who looks elsewhere. */
export function useOrderAlerts(count: number, newest: number | undefined): void {
  const alerts = useSyncExternalStore(
    orderAlerts.listen,
    orderAlerts.read,
    orderAlerts.readOnServer,
  );
  const navigate = useNavigate();
  const shopName = useShopName();

  const tell = useEffectEvent((latest: number) => {
    if (latest <= Number(told.read() ?? 0)) return;
    told.write(String(latest));
    if (alerts.sound) ring();
    if (alerts.notification && !document.hasFocus()) {
      showNotification(newOrders(count), shopName, () => void navigate(patterns.orderManagement));
    }
  });
  useEffect(() => {
    if (count > 0 && newest !== undefined) tell(newest);
  }, [count, newest]);
}
