import { useState } from 'react';
import {
  PRODUCT_STATUSES,
  type ProductStatus,
  type StaffProduct,
  type User,
} from '@pasal/shared/contracts';
import { mayApproveProduct, PRODUCT_STATUS_LABELS } from '@pasal/shared/domain';
import { Button, SelectInput } from '@pasal/shared/ui';
import { BulkBar } from '../../../kit/bulk-bar/bulk-bar';
import { BulkProblems } from './bulk-problems';
import * as messages from './messages';
import { PriceChangeDialog } from './price-change-dialog';
import { useProductBulk } from './use-product-bulk';

interface ProductBulkProps {
  /** The selected products. */
  products: readonly StaffProduct[];
  user: User | null;
  onAll: () => void;
  onClear: () => void;
}

/** One status, or new prices, for the selection, in one call; explains unchanged products (D25). */
export function ProductBulk({ products, user, onAll, onClear }: ProductBulkProps) {
  const [status, setStatus] = useState<ProductStatus>(
    user !== null && mayApproveProduct(user) ? 'approve' : 'pending',
  );
  const [pricing, setPricing] = useState<readonly StaffProduct[]>();
  const { apply, isLoading, refused, forget } = useProductBulk(products, onClear);
  const offered = PRODUCT_STATUSES.filter(
    (each) => each !== 'approve' || (user !== null && mayApproveProduct(user)),
  );

  return (
    <>
      <BulkBar
        label={messages.bar}
        selected={products.length > 0 ? messages.selected(products.length) : undefined}
      >
        <Button variant="quiet" onClick={onAll}>
          {messages.all}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {messages.clear}
        </Button>
        <Button variant="secondary" onClick={() => setPricing(products)}>
          {messages.changePrices}
        </Button>
        <SelectInput
          aria-label={messages.to}
          value={status}
          onChange={({ target }) =>
            setStatus(offered.find((each) => each === target.value) ?? 'pending')
          }
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {PRODUCT_STATUS_LABELS[each]}
            </option>
          ))}
        </SelectInput>
        <Button busy={isLoading} onClick={() => void apply(status)}>
          {messages.apply}
        </Button>
      </BulkBar>
      {pricing && (
        <PriceChangeDialog
          products={pricing}
          onDone={onClear}
          onClose={() => setPricing(undefined)}
        />
      )}
      <BulkProblems problems={refused} onClose={forget} />
    </>
  );
}
