import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from '@pasal/shared/routing';
import { useShopName } from '@pasal/shared/shell';
import { showNotification } from '../../kit/new-orders/browser-notification';
import { newOrders } from '../../kit/new-orders/messages';
import { orderAlerts } from '../../kit/new-orders/order-alerts';
import { remembered } from '../../kit/new-orders/remembered';
import { ring } from '../../kit/new-orders/ring';
import { patterns } from '../../paths';

/** Id of the latest order announced by any tab of this browser: each is announced once. */
const told = remembered('pasal-orders-told');

/** Announces new orders as configured in this browser: a sound, and a notification while the page is hidden. */
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
