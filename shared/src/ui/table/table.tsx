import { WORDS } from '@pasal/shared/domain';
import { VisuallyHidden } from '../layout';
import { Skeleton } from '../skeleton';
import type { Column, Sorting } from './column';
import { Heading } from './heading';
import { Body, Cell, Head, Place, Row, Table } from './table.styles';

export type { Column, Sorting } from './column';

interface DataTableProps<Item> {
  /** The name of the items, for screen readers. */
  caption: string;
  columns: readonly Column<Item>[];
  /** Undefined while loading: a skeleton of `expected` rows is shown. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string | number;
  expected: number;
  /** New rows are loading; these are the previous ones. */
  busy?: boolean;
  /** Rows of 48 px, with at most two lines. */
  dense?: boolean;
  /** The `grid-template` of a row's card with the columns' areas; without it a card has one line per column. */
  card?: string;
  /** The current sorting, if by one of the columns. */
  sorting?: Sorting | undefined;
  onSort?: (by: string) => void;
}

const LINE = '21px';

/** A table with a sticky heading; with little room every row is a card. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { caption, columns, items, keyOf, expected, busy = false } = props;
  const { dense = false, card, sorting, onSort } = props;
  const lookOf = ({ align = 'start', nowrap = false, area, named = false }: Column<Item>) => ({
    $align: align,
    $nowrap: nowrap,
    $dense: dense,
    $area: card === undefined ? undefined : (area ?? 'none'),
    $named: named,
  });
  const placeholders = Array.from({ length: expected }, (_none, index) => index);
  return (
    <Place>
      {!items && <VisuallyHidden role="status">{WORDS.loading}</VisuallyHidden>}
      <Table aria-busy={busy || !items} $dimmed={busy}>
        <caption>{caption}</caption>
        <Head
          $controls={columns.some(({ head, sort }) => head !== undefined || sort !== undefined)}
        >
          <Row>
            {columns.map((column) => (
              <Heading key={column.label} {...{ column, sorting, onSort }} />
            ))}
          </Row>
        </Head>
        <Body>
          {items
            ? items.map((item) => (
                <Row key={keyOf(item)} $card={card}>
                  {columns.map((column) => (
                    <Cell key={column.label} {...lookOf(column)} data-label={column.label}>
                      <div>{column.cell(item)}</div>
                    </Cell>
                  ))}
                </Row>
              ))
            : placeholders.map((place) => (
                <Row key={`place ${place}`} aria-hidden="true" $card={card}>
                  {columns.map((column) => (
                    <Cell key={column.label} {...lookOf(column)} data-label={column.label}>
                      <Skeleton $height={column.height ?? LINE} />
                    </Cell>
                  ))}
                </Row>
              ))}
        </Body>
      </Table>
    </Place>
  );
}
