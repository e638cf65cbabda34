import { Icon, icons } from '../icons';
import { VisuallyHidden } from '../layout';
import { HeadCell, SortButton } from './table.styles';
import type { Column, Sorting } from './column';

interface HeadingProps<Item> {
  column: Column<Item>;
  sorting: Sorting | undefined;
  onSort: ((by: string) => void) | undefined;
}

/** A column's heading; if sortable, a button that sorts, and then reverses the order. */
export function Heading<Item>({ column, sorting, onSort }: HeadingProps<Item>) {
  const { label, head, sort, align = 'start', width = 'auto' } = column;
  const direction = sort !== undefined && sorting?.by === sort ? sorting.direction : undefined;
  return (
    <HeadCell $align={align} $width={width} aria-sort={direction}>
      {head}
      {/* A control alone does not name its column. */}
      {sort === undefined ? (
        head ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          label
        )
      ) : (
        <SortButton type="button" onClick={() => onSort?.(sort)}>
          {label}
          {direction && (
            <Icon
              shape={direction === 'ascending' ? icons.chevronUp : icons.chevronDown}
              size={14}
            />
          )}
        </SortButton>
      )}
    </HeadCell>
  );
}
