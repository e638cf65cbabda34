import { messageOf } from '@pasal/shared/api';
import type { OwnReturn as Own, ReturnState, TrackQuery } from '@pasal/shared/contracts';
import { Moment } from '@pasal/shared/dates';
import { formatRupees, returnAfter } from '@pasal/shared/domain';
import { notify } from '@pasal/shared/shell';
import { Badge, Button, type Tone } from '@pasal/shared/ui';
import { useWithdrawReturnMutation } from '../../returns-api';
import * as messages from './messages';
import * as s from './order-returns.styles';

const TONES: Partial<Record<ReturnState, Tone>> = {
  asked: 'warning',
  agreed: 'success',
  received: 'success',
  refunded: 'success',
  exchanged: 'success',
  refused: 'danger',
};

/** What became of goods that were to be sent back. */
export function OwnReturn({ own, proof }: { own: Own; proof: TrackQuery }) {
  const [withdraw, { isLoading, error }] = useWithdrawReturnMutation();
  const { number, kind, state, state_since, items, reason, remarks, pictures, words } = own;
  const goods = items.map(({ name, quantity }) => messages.item(name, quantity)).join(', ');
  const send = async () => {
    const { data } = await withdraw({ body: { ...proof, number } });
    if (data) notify.success(data.message, { flow: 'return' });
  };
  return (
    <s.OneReturn aria-label={messages.number(number)}>
      <header>
        <h3>{messages.kinds[kind]}</h3>
        <Badge $tone={TONES[state] ?? 'neutral'}>{messages.states[state]}</Badge>
        <Moment at={state_since} />
      </header>
      <p>{goods}</p>
      <small>{[messages.reasons[reason], remarks].filter(Boolean).join(': ')}</small>
      {words && <p>{words}</p>}
      {own.refund && <p>{messages.refund(formatRupees(own.refund.amount), own.refund.way)}</p>}
      {own.exchange_parcel !== undefined && <p>{messages.sent(own.exchange_parcel)}</p>}
      {pictures.length > 0 && (
        <s.Pictures>
          {pictures.map((address, at) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={messages.picture(at + 1)} loading="lazy" />
              </a>
            </li>
          ))}
        </s.Pictures>
      )}
      {error && <s.Problem role="alert">{messageOf(error, messages.withdrawFailed)}</s.Problem>}
      {returnAfter(state, 'withdraw') !== null && (
        <s.Buttons>
          <Button variant="secondary" busy={isLoading} onClick={() => void send()}>
            {messages.withdraw}
          </Button>
        </s.Buttons>
      )}
    </s.OneReturn>
  );
}
