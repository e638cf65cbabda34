import type { StaffProduct } from '@pasal/shared/contracts';
import { Choice, Refusal } from '@pasal/shared/dashboard';
import { Dialog, DialogActions, TextField } from '@pasal/shared/ui';
import * as messages from './messages';
import { PricePreview } from './price-preview';
import { PriceFields } from './product-bulk.styles';
import { DIRECTIONS, usePriceChange } from './use-price-change';

interface PriceChangeDialogProps {
  products: readonly StaffProduct[];
  onDone: () => void;
  onClose: () => void;
}

/** Raises or lowers the prices of products: first what they would be, then for good. */
export function PriceChangeDialog({ products, onDone, onClose }: PriceChangeDialogProps) {
  const change = usePriceChange(products, () => {
    onDone();
    onClose();
  });
  const { direction, amount, problem, refusal, results, isLoading } = change;
  return (
    <Dialog
      open
      place="wide"
      title={messages.priceTitle(products.length)}
      busy={isLoading}
      onClose={onClose}
      actions={
        <DialogActions
          busy={isLoading}
          onClick={() => void change.send(results === undefined)}
          onCancel={onClose}
        >
          {results ? messages.changed : messages.preview}
        </DialogActions>
      }
    >
      <PriceFields>
        <p>{messages.priceHow}</p>
        <Choice
          label={messages.direction}
          choices={DIRECTIONS.map((each) => [each, messages.directions[each]])}
          value={direction}
          onChoose={change.setDirection}
        />
        <TextField
          label={messages.amount}
          type="number"
          inputMode="decimal"
          step="any"
          value={amount}
          error={problem}
          onChange={({ target }) => change.setAmount(target.value)}
        />
        {results && <PricePreview products={products} results={results} />}
        <Refusal text={refusal} />
      </PriceFields>
    </Dialog>
  );
}
