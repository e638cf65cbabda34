import { useState } from 'react';
import type { StaffProduct } from '@pasal/shared/contracts';
import { oneLine } from '@pasal/shared/domain';
import { TextField, useDebounced, VisuallyHidden } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { useStaffProductsQuery } from '../../../products/products-api';
import { goodsOf, type Goods } from '../../model/goods';
import * as messages from './messages';
import * as s from './goods-picker.styles';

/** Products shown for one search. */
const SHOWN = 6;

interface GoodsPickerProps {
  /** Offers each variant of a product for itself. */
  byVariant?: boolean;
  onPick: (goods: Goods) => void;
}

const whole = ({ id, title, in_stock }: StaffProduct): Goods => ({ id, title, in_stock });

/** Finds products of any status by what they are called, with what there is of them. */
export function GoodsPicker({ byVariant = false, onPick }: GoodsPickerProps) {
  const [text, setText] = useState('');
  const [search, applySearch] = useDebounced(oneLine(text));
  const isEmpty = search === '' || oneLine(text) === '';
  const { currentData, isError, isFetching } = useStaffProductsQuery(
    { query: { search, limit: SHOWN } },
    { skip: isEmpty },
  );
  const products = isEmpty ? [] : (currentData?.products ?? []);
  const goods = products.flatMap((product) => (byVariant ? goodsOf(product) : whole(product)));

  function stateOf() {
    if (isEmpty) return '';
    if (isError && !isFetching) return messages.failed;
    if (!currentData) return messages.finding;
    return products.length === 0 ? messages.nothingFound : '';
  }
  const state = stateOf();

  return (
    <>
      <TextField
        label={messages.find}
        hint={messages.hint}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not sent by it.
          event.preventDefault();
          applySearch(oneLine(text));
        }}
      />
      <VisuallyHidden role="status">
        {goods.length > 0 ? messages.found(goods.length) : state}
      </VisuallyHidden>
      {state && <s.Note aria-hidden="true">{state}</s.Note>}
      {goods.length > 0 && (
        <s.Found>
          {goods.map((each) => (
            <li key={`${each.id} ${each.variant_id ?? ''}`}>
              <button type="button" onClick={() => onPick(each)}>
                <span>{each.title}</span>
                <small>{messages.inStock(formatCount(each.in_stock))}</small>
              </button>
            </li>
          ))}
        </s.Found>
      )}
    </>
  );
}
