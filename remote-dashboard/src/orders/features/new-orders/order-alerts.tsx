import { useState, useSyncExternalStore } from 'react';
import { Refusal } from '@pasal/shared/dashboard';
import { useShopName } from '@pasal/shared/shell';
import { Button, Checkbox, Dialog, Icon, icons } from '@pasal/shared/ui';
import {
  askToNotify,
  canNotify,
  showNotification,
} from '../../../kit/new-orders/browser-notification';
import { orderAlerts } from '../../../kit/new-orders/order-alerts';
import { ring } from '../../../kit/new-orders/ring';
import * as messages from './messages';
import { Choices } from './new-orders-notice.styles';

function chooseSound(isOn: boolean) {
  orderAlerts.choose({ sound: isOn });
  if (isOn) ring();
}

/** Configures this browser's order alerts; each choice is demonstrated at once. */
function AlertsDialog({ onClose }: { onClose: () => void }) {
  const { sound, notification } = useSyncExternalStore(
    orderAlerts.listen,
    orderAlerts.read,
    orderAlerts.readOnServer,
  );
  const shopName = useShopName();
  const [problem, setProblem] = useState<string>();

  async function chooseNotification(isOn: boolean) {
    setProblem(undefined);
    orderAlerts.choose({ notification: false });
    if (!isOn) return;
    if (!(await askToNotify())) {
      setProblem(canNotify() ? messages.refused : messages.unable);
      return;
    }
    const isShown = showNotification(messages.sample, shopName, () => undefined);
    orderAlerts.choose({ notification: isShown });
    if (!isShown) setProblem(messages.unable);
  }

  return (
    <Dialog
      open
      title={messages.alertsTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{messages.done}</Button>}
    >
      <Choices>
        <p>{messages.about}</p>
        <Checkbox
          label={messages.sound}
          checked={sound}
          onChange={({ target }) => chooseSound(target.checked)}
        />
        <small>{messages.soundHint}</small>
        <Checkbox
          label={messages.notification}
          checked={notification}
          onChange={({ target }) => void chooseNotification(target.checked)}
        />
        <small>{messages.notificationHint}</small>
        <Refusal text={problem} />
      </Choices>
    </Dialog>
  );
}

/** Opens the alert settings. */
export function OrderAlerts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Icon shape={icons.bell} /> {messages.alerts}
      </Button>
      {isOpen && <AlertsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
