import { MAX_LINE_QUANTITY } from '@pasal/shared/contracts';
import { addRupees, formatRupees, goodsKey, totalOf, type LineRef } from '@pasal/shared/domain';
import { Icon, IconButton, TextInput, icons } from '@pasal/shared/ui';
import type { ManualLine } from '../../model/manual-order';
import * as messages from './messages';
import * as s from './order-form.styles';

function problemOf({ problem, price, in_stock, quantity }: ManualLine): string | undefined {
  if (problem === 'PRICE_CHANGED') return messages.problems.PRICE_CHANGED(formatRupees(price));
  if (problem === 'NOT_AVAILABLE' || problem === 'NO_QUANTITY') return messages.problems[problem];
  const isTooMany = problem === 'OUT_OF_STOCK' || quantity > in_stock;
  return isTooMany ? messages.problems.OUT_OF_STOCK(in_stock) : undefined;
}

interface OrderLinesProps {
  lines: readonly ManualLine[];
  /** Rupees the delivery costs. */
  charge: number;
  onQuantity: (line: LineRef, quantity: number) => void;
  onRemove: (line: LineRef) => void;
}

/** The lines of the order so far, each with its quantity and its problem. */
export function OrderLines({ lines, charge, onQuantity, onRemove }: OrderLinesProps) {
  if (lines.length === 0) return <s.Note>{messages.noLines}</s.Note>;
  return (
    <>
      <s.Lines>
        {lines.map((line) => {
          const problem = problemOf(line);
          return (
            <li key={goodsKey(line.id, line.variant_id)}>
              <span>
                {line.title}
                <small>{messages.each(formatRupees(line.price))}</small>
              </span>
              <TextInput
                type="number"
                inputMode="numeric"
                min={1}
                max={Math.min(line.in_stock, MAX_LINE_QUANTITY)}
                aria-label={messages.quantity(line.title)}
                aria-invalid={problem ? true : undefined}
                value={line.quantity || ''}
                onChange={({ target }) =>
                  onQuantity(
                    line,
                    Math.min(MAX_LINE_QUANTITY, Math.max(0, Math.floor(Number(target.value)))),
                  )
                }
              />
              <b>{formatRupees(totalOf([line]))}</b>
              <IconButton label={messages.remove(line.title)} onClick={() => onRemove(line)}>
                <Icon shape={icons.trash} />
              </IconButton>
              {problem && <s.LineProblem role="alert">{problem}</s.LineProblem>}
            </li>
          );
        })}
      </s.Lines>
      {charge > 0 && (
        <s.Charge>
          <span>{messages.deliveryCharge}</span>
          <span>{formatRupees(charge)}</span>
        </s.Charge>
      )}
      <s.Total>
        <span>{messages.total}</span>
        <span>{formatRupees(addRupees(totalOf(lines), charge))}</span>
      </s.Total>
    </>
  );
}
