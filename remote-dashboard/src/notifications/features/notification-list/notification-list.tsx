import { useState } from 'react';
import { DASHBOARD_PAGE_SIZE, type NotificationState } from '@pasal/shared/contracts';
import { PagedTable, type PagedTableProps, useCurrentUser } from '@pasal/shared/dashboard';
import { mayAdministrate } from '@pasal/shared/domain';
import { icons } from '@pasal/shared/ui';
import type { ListQuery } from '../../../kit/model/list-address';
import { useNotificationsQuery } from '../../notifications-api';
import { Attention } from './attention';
import { DiscardDialog, type Discarding } from './discard-dialog';
import * as messages from './messages';
import { CARD, notificationColumns } from './notification-columns';
import { useRetry } from './use-retry';

/** Milliseconds between two looks: messages leave the shop by themselves. */
const LOOK_EVERY = 10_000;
const NONE_OPEN = { email: false, sms: false };

interface NotificationListProps extends Pick<PagedTableProps<never>, 'onPage' | 'onPageGone'> {
  query: ListQuery<NotificationState>;
}

/** One page of messages, newest first; above them what needs attention. */
export function NotificationList({ query, onPage, onPageGone }: NotificationListProps) {
  const { page, status: state } = query;
  const answer = useNotificationsQuery(
    { query: { page, limit: DASHBOARD_PAGE_SIZE, ...(state && { state }) } },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: LOOK_EVERY,
      skipPollingIfUnfocused: true,
    },
  );
  const { data, isError } = answer;
  const { retry, retryAll, retried, retriedAll } = useRetry();
  const user = useCurrentUser();
  const [discarding, setDiscarding] = useState<Discarding>();
  const mayDiscard = user !== null && mayAdministrate(user);
  return (
    <>
      {data && !isError && (
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
      <PagedTable
        texts={messages.table}
        icon={icons.email}
        card={CARD}
        columns={notificationColumns({
          channels: data?.channels ?? NONE_OPEN,
          retried,
          onRetry: (id) => void retry(id),
          onDiscard: mayDiscard ? ({ id }) => setDiscarding({ id, total: 1 }) : undefined,
        })}
        answer={answer}
        list={data && { items: data.notifications, total: data.pagination.totalNotifications }}
        keyOf={({ id }) => id}
        page={page}
        isNarrowed={state !== undefined}
        isPolled
        onPage={onPage}
        onPageGone={onPageGone}
      />
      {discarding && !isError && (
        <DiscardDialog discarding={discarding} onClose={() => setDiscarding(undefined)} />
      )}
    </>
  );
}
