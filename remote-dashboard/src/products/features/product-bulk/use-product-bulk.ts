import { useState } from 'react';
import type { ProductStatus, StaffProduct } from '@pasal/shared/contracts';
import { notifyFailure } from '@pasal/shared/dashboard';
import { notify } from '@pasal/shared/shell';
import { useChangeProductStatusesMutation } from '../../products-api';
import * as messages from './messages';

const FLOW = 'product-bulk';

/** Sets one status for products in one call, and holds the reasons for unchanged ones. */
export function useProductBulk(products: readonly StaffProduct[], onDone: () => void) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [change, { isLoading }] = useChangeProductStatusesMutation();

  async function apply(status: ProductStatus) {
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
      onDone();
    } catch (error) {
      notifyFailure(error, messages.failed, { flow: FLOW });
    }
  }

  return { apply, isLoading, refused, forget: () => setRefused([]) };
}
