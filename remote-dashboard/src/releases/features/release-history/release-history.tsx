import { useState } from 'react';
import type { ReleaseEvent } from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import type { Column } from '@pasal/shared/ui';
import { PagedTable } from '../../../kit/paged-table/paged-table';
import { useReleaseHistoryQuery } from '../../releases-api';
import * as messages from './messages';

/** Events of one page; the server's own number. */
const PAGE_SIZE = 50;

const columns: Column<ReleaseEvent>[] = [
  { label: messages.when, width: '168px', nowrap: true, cell: ({ at }) => formatDateTime(at) },
  { label: messages.who, width: '20%', cell: ({ by }) => by },
  {
    label: messages.what,
    width: '28%',
    cell: ({ action, name, version, share }) =>
      `${messages.actions[action]} ${name} ${version}${share === null ? '' : messages.shown(share)}`,
  },
  { label: messages.why, cell: ({ why }) => why },
];

/** What became of releases, newest first. */
export function ReleaseHistory() {
  const [page, setPage] = useState(1);
  const answer = useReleaseHistoryQuery({ query: { page } }, { refetchOnMountOrArgChange: true });
  const { data } = answer;
  return (
    <PagedTable
      texts={messages.table}
      icon="clock"
      columns={columns}
      answer={answer}
      list={data && { items: data.events, total: data.total }}
      keyOf={({ id }) => id}
      page={page}
      pageSize={PAGE_SIZE}
      isNarrowed={false}
      onPage={setPage}
      onPageGone={setPage}
    />
  );
}
