import { useEffect } from 'react';
import type { CardProduct } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { tell, tellWhenRead } from '../../search-report';

/** The product a press leads to. */
function chosenOf(target: EventTarget | null, products: readonly CardProduct[]) {
  const href = target instanceof Element && target.closest('a')?.getAttribute('href');
  return products.find(({ slug }) => paths.product(slug) === href);
}

/** Tells the shop of a page of results that is read, and of each product that is opened from it. */
export function useResultsReport(query: string, products: readonly CardProduct[] | undefined) {
  const isAnswered = products !== undefined;
  useEffect(() => (isAnswered ? tellWhenRead(query) : undefined), [isAnswered, query]);
  useEffect(() => {
    const onPress = ({ target }: MouseEvent) => {
      const product = chosenOf(target, products ?? []);
      if (product) tell(query, product.id);
    };
    document.addEventListener('click', onPress, true);
    return () => document.removeEventListener('click', onPress, true);
  }, [products, query]);
}
