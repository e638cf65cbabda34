import { useState } from 'react';
import type { ReleaseAction, ReleaseEvent } from '@pasal/shared/contracts';
import { Muted, PagedTable } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { Badge, type Column, type Tone, icons } from '@pasal/shared/ui';
import { useReleaseHistoryQuery } from '../../releases-api';
import { HistoryFilters, type HistoryFilter } from './history-filters';
import * as messages from './messages';

/** Events per page; the server's own number. */
const PAGE_SIZE = 50;

/** Shown instead of a version after a return to the shop's own build. */
const OWN = 'own';

/** Entries that may need action. */
const TONES: Partial<Record<ReleaseAction, Tone>> = {
  refuse: 'danger',
  return: 'danger',
  wait: 'warning',
};

function What({ action, name, version, share, walked }: ReleaseEvent) {
  const tone = TONES[action];
  const verb = messages.actions[action];
  const shown = share === null ? '' : messages.shown(share);
  return (
    <>
      {tone ? <Badge $tone={tone}>{verb}</Badge> : verb} {name}{' '}
      {version === OWN ? messages.own : version}
      {shown}
      {walked && <Muted>, {messages.walked[walked]}</Muted>}
    </>
  );
}

/** An event's card on a phone. */
const CARD = '"what what" auto "when who" auto "why why" auto / auto minmax(0, 1fr)';

const columns: Column<ReleaseEvent>[] = [
  {
    label: messages.when,
    area: 'when',
    width: '190px',
    nowrap: true,
    cell: ({ at }) => <Moment at={at} />,
  },
  { label: messages.who, area: 'who', width: '20%', cell: ({ by }) => by },
  {
    label: messages.what,
    area: 'what',
    width: '28%',
    cell: What,
  },
  { label: messages.why, area: 'why', cell: ({ why }) => why },
];

/** The history of releases, newest first. */
export function ReleaseHistory() {
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState<HistoryFilter>({});
  const answer = useReleaseHistoryQuery(
    { query: { page, ...filter } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = answer;
  function narrow(next: HistoryFilter) {
    setFilter(next);
    setPage(1);
  }
  return (
    <>
      <HistoryFilters filter={filter} onChange={narrow} />
      <PagedTable
        texts={messages.table}
        icon={icons.clock}
        card={CARD}
        columns={columns}
        answer={answer}
        list={data && { items: data.events, total: data.total }}
        keyOf={({ id }) => id}
        page={page}
        pageSize={PAGE_SIZE}
        isNarrowed={filter.name !== undefined || filter.action !== undefined}
        onPage={setPage}
        onPageGone={setPage}
      />
    </>
  );
}
