import type { StaffProduct } from '@pasal/shared/contracts';
import * as messages from './messages';
import { SelectBox } from './product-list.styles';

interface SelectAllProps {
  /** The rows of the page. */
  shown: readonly StaffProduct[];
  selected: ReadonlySet<number>;
  onSelect: (products: readonly StaffProduct[], selected: boolean) => void;
}

/** The box in the heading: all rows of the page, or none. */
export function SelectAll({ shown, selected, onSelect }: SelectAllProps) {
  const count = shown.filter(({ id }) => selected.has(id)).length;
  const isAll = shown.length > 0 && count === shown.length;
  return (
    <SelectBox
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll;
      }}
      type="checkbox"
      aria-label={messages.selectAll}
      checked={isAll}
      onChange={({ target }) => onSelect(shown, target.checked)}
    />
  );
}
