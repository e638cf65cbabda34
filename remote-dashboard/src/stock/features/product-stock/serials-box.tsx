import type { StockLevel } from '@pasal/shared/contracts';
import { Refusal, useAction } from '@pasal/shared/dashboard';
import { Checkbox } from '@pasal/shared/ui';
import { useSetSerialsMutation } from '../../stock-api';
import * as messages from './messages';

/** Whether the pieces of a product are packed with their serial numbers. */
export function SerialsBox({ product: { id, with_serials } }: { product: StockLevel }) {
  const [save, { isLoading }] = useSetSerialsMutation();
  const { run, refusal } = useAction();
  return (
    <div>
      <Checkbox
        label={messages.serials}
        checked={with_serials}
        disabled={isLoading}
        onChange={({ target }) =>
          void run(save({ params: { id }, body: { with_serials: target.checked } }))
        }
      />
      <Refusal text={refusal} />
    </div>
  );
}
