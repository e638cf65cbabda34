import { useState } from 'react';
import {
  PRODUCT_STATUSES,
  type ProductStatus,
  type StaffProduct,
  type User,
} from '@pasal/shared/contracts';
import { mayApproveProduct, PRODUCT_STATUS_LABELS } from '@pasal/shared/domain';
import { notify } from '@pasal/shared/shell';
import { Button, Dialog, SelectInput } from '@pasal/shared/ui';
import { notifyFailure } from '../../../kit/failure';
import { useChangeProductStatusesMutation } from '../../products-api';
import { messages } from './messages';
import { Bar, Problems } from './product-bulk.styles';

const FLOW = 'product-bulk';

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
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [change, { isLoading }] = useChangeProductStatusesMutation();
  const offered = PRODUCT_STATUSES.filter(
    (each) => each !== 'approve' || (user !== null && mayApproveProduct(user)),
  );

  async function apply() {
    const asked = products.map(({ id, version }) => ({ id, version }));
    try {
      const { message, results } = await change({ body: { status, products: asked } }).unwrap();
      const problems = results.flatMap(({ id, problem }) => {
        const title = products.find((product) => product.id === id)?.title ?? String(id);
        return problem === null ? [] : [`${title}: ${problem}`];
      });
      setRefused(problems);
      if (problems.length === 0) notify.success(message, { flow: FLOW });
      else notify.settle(FLOW);
      onClear();
    } catch (error) {
      notifyFailure(error, messages.failed, { flow: FLOW });
    }
  }

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
          <Button busy={isLoading} onClick={() => void apply()}>
            {messages.apply}
          </Button>
          <Button variant="quiet" onClick={onClear}>
            {messages.clear}
          </Button>
        </>
      )}
      <Dialog
        open={refused.length > 0}
        title={messages.problems}
        onClose={() => setRefused([])}
        actions={<Button onClick={() => setRefused([])}>{messages.close}</Button>}
      >
        <Problems>
          {refused.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Problems>
      </Dialog>
    </Bar>
  );
}
