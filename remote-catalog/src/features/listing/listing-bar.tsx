import { PRODUCT_SORTS, type ProductSort } from '@pasal/shared/contracts';
import { SelectInput } from '@pasal/shared/ui';
import * as s from './listing.styles';
import * as messages from './messages';

interface ListingBarProps {
  /** Undefined until it is known. */
  total: number | undefined;
  sort: ProductSort;
  onSort: (sort: ProductSort) => void;
}

/** '{n} products found' and the sort dropdown (R2.45, R2.46). */
export function ListingBar({ total, sort, onSort }: ListingBarProps) {
  return (
    <s.Bar>
      <p role="status">{total === undefined ? '' : messages.found(total)}</p>
      <s.Sort>
        <span>{messages.sort}</span>
        <SelectInput
          value={sort}
          onChange={({ target }) =>
            onSort(PRODUCT_SORTS.find((key) => key === target.value) ?? 'featured')
          }
        >
          {PRODUCT_SORTS.map((key) => (
            <option key={key} value={key}>
              {messages.sortLabels[key]}
            </option>
          ))}
        </SelectInput>
      </s.Sort>
    </s.Bar>
  );
}
