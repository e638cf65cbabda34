import type { ComponentProps } from 'react';
import { DASHBOARD_PAGE_SIZE } from '@pasal/shared/contracts';
import { Pager } from '@pasal/shared/ui';
import { ListTable } from './list-table';
import { PageSize } from './page-size';
import { pageRange } from './page-range';
import * as messages from './messages';
import { usePageGone } from './use-page-gone';

/** The texts of one list. */
interface ListTexts {
  title: string;
  /** The plural name of the items, such as 'orders'. */
  things: string;
  failed: string;
  empty: string;
  emptyText: string;
  /** Shown instead if a search or filter is active. */
  emptyFiltered: string;
}

type TableProps<Item> = ComponentProps<typeof ListTable<Item>>;

export interface PagedTableProps<Item> extends Pick<
  TableProps<Item>,
  'columns' | 'keyOf' | 'icon' | 'isPolled' | 'above' | 'dense' | 'card' | 'sorting' | 'onSort'
> {
  texts: ListTexts;
  /** The state of the page's query. */
  answer: TableProps<Item>['answer'] & { isError: boolean };
  /** The latest response; undefined before the first. */
  list: { items: readonly Item[]; total: number } | undefined;
  /** From 1. */
  page: number;
  pageSize?: number;
  /** Offers other page sizes. */
  onPageSize?: (size: number) => void;
  isNarrowed: boolean;
  onPage: (page: number) => void;
  /** The requested page is past the end; this is the last one. */
  onPageGone: (lastPage: number) => void;
}

/** One page of a list in its four states, with pagination below the rows. */
export function PagedTable<Item>(props: PagedTableProps<Item>) {
  const { texts, answer, list, page, pageSize = DASHBOARD_PAGE_SIZE, ...rest } = props;
  const { isNarrowed, onPage, onPageSize, onPageGone, ...rows } = rest;
  const { error, isError, isFetching } = answer;
  const total = list?.total ?? 0;
  const range = pageRange(page, pageSize, total);
  const { pageCount } = range;
  usePageGone({ page, pageCount, total, isSettled: !isFetching && !isError }, onPageGone);
  const summary = messages.range(range, total, texts.things);
  return (
    <ListTable
      {...rows}
      caption={texts.title}
      answer={{ ...answer, error: isError ? error : undefined }}
      items={list?.items}
      expected={pageSize}
      failed={texts.failed}
      isEmpty={() => total === 0}
      empty={texts.empty}
      emptyText={isNarrowed ? texts.emptyFiltered : texts.emptyText}
      below={
        <Pager {...{ page, pageCount, summary, onPage }}>
          {onPageSize && <PageSize value={pageSize} onChange={onPageSize} />}
        </Pager>
      }
    />
  );
}
