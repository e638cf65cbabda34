import { useState } from 'react';
import { formatRupees, goodsKey, oneLine } from '@pasal/shared/domain';
import { TextField, useDebounced, VisuallyHidden } from '@pasal/shared/ui';
import { goodsOf, type Goods } from '../model/goods';
import { useStaffProductsQuery } from './goods-api';
import * as messages from './messages';
import * as s from './goods-picker.styles';

/** Products shown per search. */
const SHOWN = 6;

interface GoodsPickerProps {
  /** For an order: only approved products in stock, with prices. */
  isSold?: boolean;
  /** Lists each variant of a product separately. */
  byVariant?: boolean;
  onPick: (goods: Goods) => void;
}

/** The results of a search, or the text shown instead. */
function useFound(search: string, isEmpty: boolean, isSold: boolean) {
  const { currentData, isError, isFetching } = useStaffProductsQuery(
    { query: { ...(isSold && { status: 'approve' as const }), search, limit: SHOWN } },
    { skip: isEmpty },
  );
  const products = isEmpty ? [] : (currentData?.products ?? []);
  function stateOf() {
    if (isEmpty) return '';
    if (isError && !isFetching) return messages.failed;
    if (!currentData) return messages.finding;
    return products.length === 0 ? messages.nothingFound : '';
  }
  return { products, state: stateOf() };
}

/** Finds products by name, of any status unless for an order, with their stock. */
export function GoodsPicker({ isSold = false, byVariant = isSold, onPick }: GoodsPickerProps) {
  const [text, setText] = useState('');
  const [search, applySearch] = useDebounced(oneLine(text));
  const isEmpty = search === '' || oneLine(text) === '';
  const { products, state } = useFound(search, isEmpty, isSold);
  const goods = products.flatMap((product) =>
    goodsOf(byVariant ? product : { ...product, variants: [] }).map((each) => ({
      ...each,
      brand: product.brand,
    })),
  );

  return (
    <>
      <TextField
        label={messages.find}
        hint={isSold ? messages.soldHint : messages.hint}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The surrounding form isn't submitted.
          event.preventDefault();
          applySearch(oneLine(text));
        }}
      />
      <VisuallyHidden role="status">
        {goods.length > 0 ? messages.found(products.length) : state}
      </VisuallyHidden>
      {state && <s.Note aria-hidden="true">{state}</s.Note>}
      {goods.length > 0 && (
        <s.Found>
          {goods.map(({ brand, ...each }) => (
            <li key={goodsKey(each.id, each.variant_id)}>
              <button
                type="button"
                aria-label={isSold ? messages.add(each.title) : undefined}
                disabled={isSold && each.in_stock <= 0}
                onClick={() => onPick(each)}
              >
                <span>{each.title}</span>
                {isSold && <b>{formatRupees(each.price)}</b>}
                {isSold && <small>{brand}</small>}
                <small>{messages.inStock(each.in_stock)}</small>
              </button>
            </li>
          ))}
        </s.Found>
      )}
    </>
  );
}
