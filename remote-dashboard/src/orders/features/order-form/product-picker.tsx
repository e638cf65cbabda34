import { useState } from 'react';
import { formatRupees, goodsKey, oneLine } from '@pasal/shared/domain';
import { TextField, useDebounced, VisuallyHidden } from '@pasal/shared/ui';
import { useStaffProductsQuery } from '../../../products/products-api';
import { goodsOf, type Goods } from '../../model/manual-order';
import * as messages from './messages';
import * as s from './order-form.styles';

/** Products shown for one search. */
const SHOWN = 6;

interface PickerProps {
  onPick: (goods: Goods) => void;
}

/** Finds what the customer asks for; each press on a product or a variant adds one piece of it. */
export function ProductPicker({ onPick }: PickerProps) {
  const [text, setText] = useState('');
  const [search, applySearch] = useDebounced(oneLine(text));
  const isEmpty = search === '' || oneLine(text) === '';
  const { currentData, isError, isFetching } = useStaffProductsQuery(
    { query: { status: 'approve', search, limit: SHOWN } },
    { skip: isEmpty },
  );
  const products = isEmpty ? [] : (currentData?.products ?? []);

  function stateOf() {
    if (isEmpty) return '';
    if (isError && !isFetching) return messages.findFailed;
    if (!currentData) return messages.finding;
    return products.length === 0 ? messages.nothingFound : '';
  }
  const state = stateOf();

  return (
    <>
      <TextField
        label={messages.find}
        hint={messages.findHint}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form is not sent by it.
          event.preventDefault();
          applySearch(oneLine(text));
        }}
      />
      <VisuallyHidden role="status">
        {products.length > 0 ? messages.found(products.length) : state}
      </VisuallyHidden>
      {state && <s.Note aria-hidden="true">{state}</s.Note>}
      {products.length > 0 && (
        <s.Found>
          {products.flatMap((product) =>
            goodsOf(product).map((goods) => (
              <li key={goodsKey(goods.id, goods.variant_id)}>
                <s.FoundButton
                  type="button"
                  aria-label={messages.add(goods.title)}
                  disabled={goods.in_stock <= 0}
                  onClick={() => onPick(goods)}
                >
                  <span>{goods.title}</span>
                  <b>{formatRupees(goods.price)}</b>
                  <small>{product.brand}</small>
                  <small>{messages.inStock(goods.in_stock)}</small>
                </s.FoundButton>
              </li>
            )),
          )}
        </s.Found>
      )}
    </>
  );
}
