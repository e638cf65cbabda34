import { useEffect, useState } from 'react';
import { DASHBOARD_PAGE_SIZE, type NoticeState } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { mayAdministrate } from '@pasal/shared/domain';
import { DataTable, FailedView, Pager, StateView } from '@pasal/shared/ui';
import type { ListQuery } from '../../model/list-address';
import { pageRange } from '../../model/page-range';
import { useStaffNotificationsQuery } from '../../notification-api';
import { useCurrentUser } from '../current-user/use-current-user';
import { Attention } from './attention';
import { DiscardDialog, type Discarding } from './discard-dialog';
import { messages } from './messages';
import { notificationColumns } from './notification-columns';
import { useRetry } from './use-retry';

/** Milliseconds between two looks: messages leave the shop by themselves. */
const LOOK_EVERY = 10_000;
const NONE_OPEN = { email: false, sms: false };

interface NotificationListProps {
  query: ListQuery<NoticeState>;
  onPage: (page: number) => void;
  /** The page asked for is past the end; this is the last one. */
  onPageGone: (lastPage: number) => void;
}

/** One page of messages in its four faces, newest first; above them what needs attention. */
export function NotificationList({ query, onPage, onPageGone }: NotificationListProps) {
  const { page, status: state } = query;
  const { data, error, isError, isFetching, refetch } = useStaffNotificationsQuery(
    { page, limit: DASHBOARD_PAGE_SIZE, ...(state && { state }) },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: LOOK_EVERY,
      skipPollingIfUnfocused: true,
    },
  );
  const { retry, retryAll, retried, retriedAll } = useRetry();
  const user = useCurrentUser();
  const [discarding, setDiscarding] = useState<Discarding>();
  const mayDiscard = user !== null && mayAdministrate(user);
  const total = data?.pagination.totalNotifications ?? 0;
  const range = pageRange(page, DASHBOARD_PAGE_SIZE, total);
  const isPageGone = !isFetching && !isError && total > 0 && page > range.pageCount;
  useEffect(() => {
    if (isPageGone) onPageGone(range.pageCount);
  });

  if (isError) {
    return (
      <FailedView
        title={messages.failed}
        text={messageOf(error, '')}
        retryLabel={messages.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  const columns = notificationColumns({
    channels: data?.channels ?? NONE_OPEN,
    retried,
    onRetry: (id) => void retry(id),
    onDiscard: mayDiscard ? ({ id }) => setDiscarding({ id, total: 1 }) : undefined,
  });
  return (
    <>
      {data && (
        <Attention
          channels={data.channels}
          counts={data.counts}
          busy={retriedAll}
          onRetryAll={(each) => void retryAll(each)}
          onDiscardAll={
            mayDiscard
              ? (each) => setDiscarding({ state: each, total: data.counts[each] })
              : undefined
          }
        />
      )}
      {data && total === 0 ? (
        <StateView
          icon="email"
          title={messages.empty}
          text={state === undefined ? messages.emptyText : messages.emptyFiltered}
        />
      ) : (
        <DataTable
          caption={messages.title}
          columns={columns}
          items={data?.notifications}
          keyOf={({ id }) => id}
          expected={DASHBOARD_PAGE_SIZE}
        />
      )}
      {data && total > 0 && (
        <Pager
          page={page}
          pageCount={range.pageCount}
          summary={messages.range(range, total)}
          onPage={onPage}
        />
      )}
      {discarding && (
        <DiscardDialog discarding={discarding} onClose={() => setDiscarding(undefined)} />
      )}
    </>
  );
}
