import type { ReactNode } from 'react';
import { messageOf } from '@pasal/shared/api';
import { DASHBOARD_PAGE_SIZE } from '@pasal/shared/contracts';
import {
  DataTable,
  FailedView,
  Pager,
  StateView,
  type Column,
  type IconShape,
} from '@pasal/shared/ui';
import { pageRange } from './page-range';
import * as messages from './messages';
import { usePageGone } from './use-page-gone';

/** The words of one list. */
interface ListTexts {
  title: string;
  /** What is listed, such as 'orders'. */
  things: string;
  failed: string;
  empty: string;
  emptyText: string;
  /** Said instead when the list is narrowed by a search or a filter. */
  emptyFiltered: string;
}

export interface PagedTableProps<Item> {
  texts: ListTexts;
  columns: readonly Column<Item>[];
  /** Where the query stands that reads the page. */
  answer: { error?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What was read last; undefined: nothing yet. */
  list: { items: readonly Item[]; total: number } | undefined;
  keyOf: (item: Item) => string | number;
  /** From 1. */
  page: number;
  pageSize?: number;
  isNarrowed: boolean;
  icon?: IconShape;
  /** It is read again by itself: rows that are to be replaced are then not dimmed. */
  isPolled?: boolean;
  /** Stands above the rows. */
  above?: ReactNode;
  onPage: (page: number) => void;
  /** The page asked for is past the end; this is the last one. */
  onPageGone: (lastPage: number) => void;
}

/** One page of a list in its four faces: loading, failed with retry, empty, rows with their paging. */
export function PagedTable<Item>(props: PagedTableProps<Item>) {
  const { texts, answer, list, page, pageSize = DASHBOARD_PAGE_SIZE, isPolled = false } = props;
  const { error, isError, isFetching } = answer;
  const total = list?.total ?? 0;
  const range = pageRange(page, pageSize, total);
  const { pageCount } = range;
  usePageGone({ page, pageCount, total, isSettled: !isFetching && !isError }, props.onPageGone);

  if (isError) {
    return (
      <FailedView
        title={texts.failed}
        text={messageOf(error, '')}
        retryLabel={messages.tryAgain}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  if (list && total === 0) {
    const text = props.isNarrowed ? texts.emptyFiltered : texts.emptyText;
    return <StateView icon={props.icon} title={texts.empty} text={text} />;
  }
  return (
    <>
      {props.above}
      <DataTable
        caption={texts.title}
        columns={props.columns}
        items={list?.items}
        keyOf={props.keyOf}
        expected={DASHBOARD_PAGE_SIZE}
        busy={isFetching && list !== undefined && !isPolled}
      />
      {list && (
        <Pager
          page={page}
          pageCount={pageCount}
          summary={messages.range(range, total, texts.things)}
          onPage={props.onPage}
        />
      )}
    </>
  );
}
