import type { ReactNode } from 'react';
import { Button, Icon, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { Send } from './send-cart.styles';

interface SendCartViewProps {
  busy?: boolean;
  onSend?: () => void;
  children?: ReactNode;
}

/** The markup of the button that sends a cart, shared by the page and its server-rendered early version. */
export function SendCartView({ busy = false, onSend, children }: SendCartViewProps) {
  return (
    <Send>
      <Button variant="secondary" busy={busy} onClick={onSend}>
        <Icon shape={icons.send} />
        {messages.sendCart}
      </Button>
      <p>{messages.hint}</p>
      <div aria-live="polite">{children}</div>
    </Send>
  );
}
