import { useEffect } from 'react';
import type { CardProduct } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { reportSearch, reportWhenRead } from '../../search-report';

/** The product a press leads to. */
function chosenOf(target: EventTarget | null, products: readonly CardProduct[]) {
  const href = target instanceof Element && target.closest('a')?.getAttribute('href');
  return products.find(({ slug }) => paths.product(slug) === href);
}

/** Reports to the shop a page of results that was read, and each product that is opened from it. */
export function useResultsReport(query: string, products: readonly CardProduct[] | undefined) {
  const isAnswered = products !== undefined;
  useEffect(() => (isAnswered ? reportWhenRead(query) : undefined), [isAnswered, query]);
  useEffect(() => {
    const onPress = ({ target }: MouseEvent) => {
      const product = chosenOf(target, products ?? []);
      if (product) reportSearch(query, product.id);
    };
    document.addEventListener('click', onPress, true);
    return () => document.removeEventListener('click', onPress, true);
  }, [products, query]);
}
