import { RETURN_STATES, RETURNS_PAGE_SIZE, type ReturnState } from '@pasal/shared/contracts';
import { Lead, ListView, Page, Title } from '@pasal/shared/dashboard';
import { Link, useSearchParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { ButtonLink, icons, Panel } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import { Tabs } from '../../../kit/tabs';
import { patterns } from '../../../paths';
import * as messages from '../../features/returns/messages';
import { PieceLookUp } from '../../features/returns/piece-look-up';
import { ReturnCard } from '../../features/returns/return-card';
import { Actions, Cards } from '../../features/returns/returns.styles';
import { useStaffReturnsQuery } from '../../orders-api';

const stateOf = (text: string | null): ReturnState | undefined =>
  RETURN_STATES.find((state) => state === text);

function linkTo(state: ReturnState | undefined, page = 1) {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(page > 1 && { page: `${page}` }),
  });
  return query.size === 0 ? patterns.returns : `${patterns.returns}?${query.toString()}`;
}

interface StatesProps {
  /** Undefined for all that are open. */
  state: ReturnState | undefined;
  counts: Readonly<Record<string, number>>;
}

function States({ state, counts }: StatesProps) {
  return (
    <Tabs aria-label={messages.byState}>
      {[undefined, ...RETURN_STATES].map((each) => (
        <Link
          key={each ?? 'open'}
          to={linkTo(each)}
          aria-current={each === state ? 'page' : undefined}
        >
          {each ? messages.states[each] : messages.open}
          {each && counts[each] ? ` ${formatCount(counts[each])}` : ''}
        </Link>
      ))}
    </Tabs>
  );
}

/** What buyers send back, by how far it is; the oldest first. */
export function ReturnsPage() {
  const [address] = useSearchParams();
  const state = stateOf(address.get('state'));
  const page = Math.max(1, Number(address.get('page')) || 1);
  const { currentData, isError, error, refetch } = useStaffReturnsQuery(
    { query: { page, ...(state && { state }) } },
    { refetchOnMountOrArgChange: true, pollingInterval: 60_000 },
  );
  return (
    <Page>
      <PageHead title={messages.title} />
      <Title>{messages.title}</Title>
      <Lead>{messages.lead}</Lead>
      <States state={state} counts={currentData?.counts ?? {}} />
      <ListView
        answer={{ error: isError ? error : undefined, refetch }}
        data={currentData}
        failed={messages.failed}
        isEmpty={({ returns }) => returns.length === 0}
        empty={messages.empty}
        emptyText={messages.emptyText}
        icon={icons.check}
        rows={3}
        rowHeight="160px"
      >
        {({ returns, total }) => (
          <>
            <Panel>
              <Cards>
                {returns.map((returned) => (
                  <ReturnCard key={returned.id} returned={returned} />
                ))}
              </Cards>
            </Panel>
            <Actions>
              {page > 1 && (
                <ButtonLink $variant="secondary" to={linkTo(state, page - 1)}>
                  {messages.newer}
                </ButtonLink>
              )}
              {page * RETURNS_PAGE_SIZE < total && (
                <ButtonLink $variant="secondary" to={linkTo(state, page + 1)}>
                  {messages.older}
                </ButtonLink>
              )}
            </Actions>
          </>
        )}
      </ListView>
      <PieceLookUp />
    </Page>
  );
}
