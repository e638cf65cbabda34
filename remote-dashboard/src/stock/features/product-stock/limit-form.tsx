import type { StockLevel } from '@pasal/shared/contracts';
import { Refusal, useCallForm } from '@pasal/shared/dashboard';
import { Button, TextField, type FormProblems } from '@pasal/shared/ui';
import { useSetLowStockMutation } from '../../stock-api';
import * as messages from './messages';
import * as s from './product-stock.styles';

/** How many pieces of a product are few (D198). */
export function LimitForm({ product }: { product: StockLevel }) {
  const [save] = useSetLowStockMutation();
  const { frame, field, isBusy, refusal } = useCallForm({
    start: { low_stock_limit: String(product.low_stock_limit) },
    check: ({ low_stock_limit }): FormProblems =>
      /^\d{1,7}$/.test(low_stock_limit.trim()) ? {} : { low_stock_limit: messages.limitNotWhole },
    call: ({ low_stock_limit }) =>
      save({ params: { id: product.id }, body: { low_stock_limit: Number(low_stock_limit) } }),
    onDone: () => undefined,
  });
  return (
    <s.LimitForm {...frame} noValidate>
      <TextField
        {...field('low_stock_limit')}
        label={messages.limit}
        hint={messages.limitHint}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {messages.saveLimit}
      </Button>
      <Refusal text={refusal} />
    </s.LimitForm>
  );
}
