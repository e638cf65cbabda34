import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from '@pasal/shared/ui';
import { ListView } from '../list-view';

type States = Pick<
  ComponentProps<typeof ListView>,
  'answer' | 'failed' | 'empty' | 'emptyText' | 'icon'
>;

interface ListTableProps<Item>
  extends States, Omit<ComponentProps<typeof DataTable<Item>>, 'busy'> {
  answer: States['answer'] & { isFetching: boolean };
  /** It is polled: outdated rows are then not dimmed. */
  isPolled?: boolean;
  isEmpty?: (items: readonly Item[]) => boolean;
  /** Shown above the rows. */
  above?: ReactNode;
  /** Shown below the rows once they are loaded. */
  below?: ReactNode;
}

/** A list in its four states, with its data in a table. */
export function ListTable<Item>(props: ListTableProps<Item>) {
  const { answer, failed, empty, emptyText, icon, above, below, isPolled, ...rows } = props;
  const { isEmpty = (shown) => shown.length === 0, items, ...table } = rows;
  const show = (shown?: readonly Item[]) => (
    <>
      {above}
      <DataTable
        {...table}
        items={shown}
        busy={answer.isFetching && shown !== undefined && !isPolled}
      />
      {shown && below}
    </>
  );
  return (
    <ListView
      {...{ answer, failed, empty, emptyText, icon, isEmpty }}
      data={items}
      loading={show()}
    >
      {show}
    </ListView>
  );
}
