import { PagedTable, type PagedTableProps } from '@pasal/shared/dashboard';
import { icons } from '@pasal/shared/ui';
import { Rows } from '../../../kit/desk-keys/rows.styles';
import { isNarrowed, type DeskListQuery } from '../../model/desk-query';
import { keyOf } from '../../model/desks';
import { CARD, deskColumns, type Rows as DeskRows } from './desk-columns';
import * as messages from './messages';

/** Rows per page of a desk. */
export const ROWS = 50;

interface DeskListProps
  extends DeskRows, Pick<PagedTableProps<never>, 'answer' | 'onPage' | 'onPageGone'> {
  title: string;
  query: DeskListQuery;
  /** The number of matches; undefined before the first response. */
  total: number | undefined;
}

/** One page of a desk's parcels, oldest order first. */
export function DeskList({
  title,
  query,
  total,
  answer,
  onPage,
  onPageGone,
  ...rows
}: DeskListProps) {
  return (
    <Rows>
      <PagedTable
        texts={messages.tableOf(rows.desk, title)}
        icon={icons.check}
        card={CARD}
        columns={deskColumns(rows)}
        answer={answer}
        list={total === undefined ? undefined : { items: rows.parcels, total }}
        keyOf={keyOf}
        page={query.page}
        pageSize={ROWS}
        isNarrowed={isNarrowed(query)}
        onPage={onPage}
        onPageGone={onPageGone}
      />
    </Rows>
  );
}
