import { useState } from 'react';
import type { CardProduct } from '@pasal/shared/contracts';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import { DEALS_ON_A_PHONE_PAGE } from '../../model/home-queries';
import { ProductCard } from '../product-card/product-card';
import * as messages from './messages';
import * as s from './weekly-deals.styles';

const SIZES = '(max-width: 639px) 46vw, (max-width: 959px) 23vw, 168px';

const pageOf = (index: number) => Math.floor(index / DEALS_ON_A_PHONE_PAGE);

/** All deals in one row; a phone shows two at a time, with arrows (R2.36). */
export function DealsRow({ products }: { products: readonly CardProduct[] }) {
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(products.length / DEALS_ON_A_PHONE_PAGE);
  return (
    <>
      <s.Row>
        {products.map((product, index) => (
          <s.Deal key={product.id} $onPhonePage={pageOf(index) === page}>
            <ProductCard product={product} sizes={SIZES} />
          </s.Deal>
        ))}
      </s.Row>
      <s.Arrows>
        <IconButton
          label={messages.previous}
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        >
          <Icon shape={icons.chevronLeft} />
        </IconButton>
        <span role="status">{messages.page(page + 1, pageCount)}</span>
        <IconButton
          label={messages.next}
          disabled={page + 1 >= pageCount}
          onClick={() => setPage(page + 1)}
        >
          <Icon shape={icons.chevronRight} />
        </IconButton>
      </s.Arrows>
    </>
  );
}
