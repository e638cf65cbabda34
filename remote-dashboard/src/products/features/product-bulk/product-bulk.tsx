import { useState } from 'react';
import {
  PRODUCT_STATUSES,
  type ProductStatus,
  type StaffProduct,
  type User,
} from '@pasal/shared/contracts';
import { mayApproveProduct, PRODUCT_STATUS_LABELS } from '@pasal/shared/domain';
import { Button, SelectInput } from '@pasal/shared/ui';
import { BulkProblems } from './bulk-problems';
import * as messages from './messages';
import { Bar } from './product-bulk.styles';
import { useProductBulk } from './use-product-bulk';

interface ProductBulkProps {
  /** What is selected. */
  products: readonly StaffProduct[];
  user: User | null;
  onAll: () => void;
  onClear: () => void;
}

/** One status for what is selected, in one call; what stayed as it is says why (D25). */
export function ProductBulk({ products, user, onAll, onClear }: ProductBulkProps) {
  const [status, setStatus] = useState<ProductStatus>('pending');
  const { apply, isLoading, refused, forget } = useProductBulk(products, onClear);
  const offered = PRODUCT_STATUSES.filter(
    (each) => each !== 'approve' || (user !== null && mayApproveProduct(user)),
  );

  return (
    <Bar role="group" aria-label={messages.bar}>
      <strong role="status">
        {products.length === 0 ? messages.none : messages.selected(products.length)}
      </strong>
      <Button variant="quiet" onClick={onAll}>
        {messages.all}
      </Button>
      {products.length > 0 && (
        <>
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
          <Button variant="quiet" onClick={onClear}>
            {messages.clear}
          </Button>
        </>
      )}
      <BulkProblems problems={refused} onClose={forget} />
    </Bar>
  );
}
