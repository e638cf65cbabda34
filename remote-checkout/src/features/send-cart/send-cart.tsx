import { useState } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { SentLine } from '@pasal/shared/contracts';
import { useSendCartMutation } from '../../checkout-api';
import type { SentCode } from '../sent-code/sent-code';
import * as messages from './messages';
import { SendCartView } from './send-cart-view';
import { Problem } from './send-cart.styles';

/** Sends the current cart: a code and a link, valid until the cart changes (D147). The code that shows them is loaded on first use. */
export function SendCart({ lines }: { lines: SentLine[] }) {
  const [send, { data, error, isLoading, originalArgs }] = useSendCartMutation();
  const [Code, setCode] = useState<typeof SentCode>();
  const [isAway, setAway] = useState(false);
  const begin = () => {
    void send({ body: { lines } });
    setAway(false);
    import('../sent-code/sent-code').then(
      (module) => setCode(() => module.SentCode),
      () => setAway(true),
    );
  };
  const isOfThis = JSON.stringify(originalArgs?.body.lines) === JSON.stringify(lines);
  const problem = error ? messageOf(error, messages.failed) : isAway ? messages.failed : null;
  return (
    <SendCartView busy={isLoading} onSend={begin}>
      {isOfThis && data && Code && <Code sent={data} />}
      {isOfThis && problem !== null && <Problem role="alert">{problem}</Problem>}
    </SendCartView>
  );
}
