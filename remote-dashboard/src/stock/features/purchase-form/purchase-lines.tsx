import { formatRupees } from '@pasal/shared/domain';
import { Icon, IconButton, TextField, icons } from '@pasal/shared/ui';
import { totalOfDraft, type DraftLine } from '../../model/purchase-draft';
import * as messages from './messages';
import * as s from './purchase-form.styles';

interface PurchaseLinesProps {
  lines: readonly DraftLine[];
  onChange: (lines: readonly DraftLine[]) => void;
}

/** The lines of a bill so far: pieces, and what one cost. */
export function PurchaseLines({ lines, onChange }: PurchaseLinesProps) {
  if (lines.length === 0) return <s.Note>{messages.noLines}</s.Note>;
  const change = (of: number, part: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === of ? { ...line, ...part } : line)));
  return (
    <>
      <s.Lines>
        {lines.map(({ key, title, quantity, cost }) => (
          <li key={key}>
            <span>{title}</span>
            <TextField
              label={messages.quantity}
              aria-label={messages.quantityOf(title)}
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
              autoComplete="off"
              value={quantity}
              onChange={({ target }) => change(key, { quantity: target.value })}
            />
            <TextField
              label={messages.cost}
              aria-label={messages.costOf(title)}
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              autoComplete="off"
              value={cost}
              onChange={({ target }) => change(key, { cost: target.value })}
            />
            <IconButton
              label={messages.remove(title)}
              onClick={() => onChange(lines.filter((line) => line.key !== key))}
            >
              <Icon shape={icons.trash} />
            </IconButton>
          </li>
        ))}
      </s.Lines>
      <s.Total>
        <span>{messages.total}</span>
        <span>{formatRupees(totalOfDraft(lines))}</span>
      </s.Total>
    </>
  );
}
