import { useState } from 'react';
import type { OrderWithHistory } from '@pasal/shared/contracts';
import { addRupees, formatRupees, isLine, totalOf } from '@pasal/shared/domain';
import { Button, ButtonLink } from '@pasal/shared/ui';
import { LeaveGuard } from '../../../kit/leave-guard/leave-guard';
import { ownPaths } from '../../../paths';
import { GoodsPicker } from '../../../kit/goods-picker/goods-picker';
import { addLine, withQuantity } from '../../model/manual-order';
import { DeliveryFields } from './customer-fields';
import * as messages from './messages';
import { OrderLines } from './order-lines';
import { useEditForm } from './use-edit-form';
import * as s from './order-form.styles';

interface EditFormProps {
  order: OrderWithHistory;
  onSaved: () => void;
}

/** Goods, address and delivery of an order still in the shop (D213). */
export function EditForm({ order: given, onSaved }: EditFormProps) {
  // The version when opened: a change by someone else is refused, not overwritten.
  const [order] = useState(given);
  const { frame, lines, quote, problem, isSaved, ...form } = useEditForm(order, onSaved);
  const { set } = form;
  const charge = quote?.delivery_charge ?? order.delivery_charge ?? 0;
  const isPacked = order.parcels?.some(({ stage }) => stage === 'packed');
  return (
    <s.Form {...frame} noValidate aria-label={messages.editTitle(order.order_number)}>
      <LeaveGuard active={form.isDirty && !isSaved} />
      <s.Section>
        <h2>{messages.products}</h2>
        <GoodsPicker
          isSold
          onPick={(goods) => set((now) => ({ lines: addLine(now.lines, goods) }))}
        />
        <OrderLines
          lines={lines}
          charge={charge}
          onQuantity={(line, quantity) =>
            set((now) => ({ lines: withQuantity(now.lines, line, quantity) }))
          }
          onRemove={(gone) =>
            set((now) => ({ lines: now.lines.filter((line) => !isLine(line, gone)) }))
          }
        />
        <s.Note>{messages.keptPrices}</s.Note>
      </s.Section>
      <s.Column>
        <DeliveryFields form={form} />
        {problem && <s.Problem role="alert">{problem}</s.Problem>}
        <s.Note>
          {messages.buyerIsTold}
          {isPacked && ` ${messages.isUnpacked}`}
        </s.Note>
        <s.Actions>
          <ButtonLink to={ownPaths.order(order.id)} $variant="secondary">
            {messages.cancel}
          </ButtonLink>
          <Button type="submit" busy={form.isBusy} disabled={!form.isDirty}>
            {messages.saveEdit(formatRupees(addRupees(totalOf(lines), charge)))}
          </Button>
        </s.Actions>
      </s.Column>
    </s.Form>
  );
}
