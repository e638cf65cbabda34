import {
  MAX_CUSTOMER_MESSAGE,
  MAX_STATUS_REMARKS,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
  type ReadyRemark,
} from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import { Field, TextAreaInput, type FormState } from '@pasal/shared/ui';
import { OrderStatusBadge } from '../../../kit/status-badge/status-badge';
import { countStatuses, nextStatusOf } from '../../model/next-status';
import * as messages from './messages';
import * as s from './order-status.styles';
import { ReadyRemarks } from './ready-remarks';
import type { StatusDraft } from './status-draft';

const CHOICES = ORDER_STATUSES.map((status) => [status, ORDER_STATUS_LABELS[status]] as const);

interface StatusFieldsProps extends Pick<FormState<StatusDraft>, 'values' | 'problems' | 'set'> {
  orders: readonly Order[];
}

/** The message to the buyers in their language, editable by staff. With both languages, each buyer gets their own (D162). */
const messageFor = (
  orders: readonly Order[],
  {
    customer_message: english,
    customer_message_ne: nepali = '',
  }: Pick<ReadyRemark, 'customer_message' | 'customer_message_ne'>,
) => (orders.every(({ language }) => language === 'ne') && nepali) || english;

/** Current and new status, the remark, and the message to the customer. */
export function StatusFields({ orders, values, problems, set }: StatusFieldsProps) {
  const status = values.status ?? nextStatusOf(orders);
  const choices: readonly (readonly [OrderStatus | '', string])[] =
    status === undefined ? [['', messages.chooseStatus], ...CHOICES] : CHOICES;
  return (
    <>
      <p>
        {messages.current}{' '}
        {countStatuses(orders).map(([each, count]) => (
          <s.Counted key={each}>
            {orders.length > 1 && messages.counted(count)} <OrderStatusBadge status={each} />
          </s.Counted>
        ))}
      </p>
      <ReadyRemarks
        typed={values.remarks}
        onChoose={({ remark, status: wanted, ...message }) =>
          set({
            remarks: remark,
            customerMessage: messageFor(orders, message),
            ...(wanted !== null && { status: wanted }),
          })
        }
      />
      <Choice
        label={messages.status}
        choices={choices}
        value={status ?? ''}
        error={problems.status}
        onChoose={(chosen) => set({ status: chosen === '' ? undefined : chosen })}
      />
      <Field label={messages.remarks} required hint={messages.remarksHint} error={problems.remarks}>
        {(control) => (
          <TextAreaInput
            {...control}
            rows={2}
            maxLength={MAX_STATUS_REMARKS}
            placeholder={messages.placeholder}
            value={values.remarks}
            onChange={({ target }) => set({ remarks: target.value })}
          />
        )}
      </Field>
      <Field label={messages.tell} hint={messages.tellHint}>
        {(control) => (
          <TextAreaInput
            {...control}
            rows={2}
            maxLength={MAX_CUSTOMER_MESSAGE}
            value={values.customerMessage}
            onChange={({ target }) => set({ customerMessage: target.value })}
          />
        )}
      </Field>
    </>
  );
}
