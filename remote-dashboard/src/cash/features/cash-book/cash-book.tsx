import type { CashBookResponse, CashEntry, CashSum } from '@pasal/shared/contracts';
import { ListPanel, ListTable, Muted, TitledSection } from '@pasal/shared/dashboard';
import { Moment, useDates } from '@pasal/shared/dates';
import { addRupees, formatRupees } from '@pasal/shared/domain';
import { Link, useNavigate } from '@pasal/shared/routing';
import { Button, icons, type Column } from '@pasal/shared/ui';
import { find, LEAVE_FIELD, moveTools, tool, type KeyTool } from '../../../kit/desk-keys/key-tool';
import { KeyTools } from '../../../kit/desk-keys/key-tools';
import { Rows } from '../../../kit/desk-keys/rows.styles';
import { useCursor } from '../../../kit/desk-keys/use-cursor';
import { Figures } from '../../../kit/figures';
import { PeriodFields } from '../../../kit/ready-days/period-fields';
import { ownPaths } from '../../../paths';
import { useCashBookQuery } from '../../cash-api';
import type { BookAddress } from '../../model/book-address';
import * as messages from './messages';
import * as s from './cash-book.styles';

const CARD = '"kind amount" auto "order order" auto "who when" auto / minmax(0, 1fr) auto';

const nameOf = ({ courier, by }: Pick<CashSum, 'courier' | 'by'>) => courier ?? by ?? messages.shop;

type Cursor = ReturnType<typeof useCursor<CashEntry>>;

const keyOf = ({ id }: CashEntry) => String(id);

const columnsOf = ({ propsOf }: Cursor): Column<CashEntry>[] => [
  { label: messages.when, area: 'when', width: '200px', cell: ({ at }) => <Moment at={at} /> },
  {
    label: messages.kind,
    area: 'kind',
    cell: ({ kind, remarks, reference }) => (
      <>
        {messages.kinds[kind]} {(remarks ?? reference) && <Muted>{remarks ?? reference}</Muted>}
      </>
    ),
  },
  {
    label: messages.order,
    area: 'order',
    cell: ({ id, order_id, order_number, number }) => (
      <Link
        to={ownPaths.order(order_id)}
        {...propsOf(String(id))}
      >{`${order_number}/${number}`}</Link>
    ),
  },
  {
    label: messages.who,
    area: 'who',
    cell: nameOf,
  },
  {
    label: messages.amount,
    area: 'amount',
    width: '150px',
    align: 'end',
    cell: ({ amount }) => <b>{formatRupees(amount)}</b>,
  },
];

/** Each person's collected and settled amounts by day. */
function Sums({ sums }: { sums: CashBookResponse['sums'] }) {
  const dates = useDates();
  const groups = new Map<string, CashSum[]>();
  for (const sum of sums) {
    const key = `${sum.day} ${nameOf(sum)}`;
    groups.set(key, [...(groups.get(key) ?? []), sum]);
  }
  const drawer = sums.flatMap(({ kind, courier, way, amount }) => {
    if (kind === 'handed_in') return [-amount];
    if (kind === 'refunded') return way === 'cash' ? [amount] : [];
    return kind === 'taken' && courier === null ? [amount] : [];
  });
  return (
    <TitledSection title={messages.sums}>
      <Figures
        figures={[
          [messages.drawer, formatRupees(addRupees(...drawer))],
          [
            messages.kinds.taken,
            formatRupees(
              addRupees(...sums.flatMap(({ kind, amount }) => (kind === 'taken' ? [amount] : []))),
            ),
          ],
        ]}
      />
      <s.People>
        {[...groups].map(([key, of]) => (
          <li key={key}>
            <b>{of[0] && nameOf(of[0])}</b>{' '}
            <Muted>{of[0] && dates.date(`${of[0].day}T06:00:00.000Z`)}</Muted>
            <span>
              {of
                .map(({ kind, amount }) => `${messages.kinds[kind]} ${formatRupees(amount)}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </s.People>
    </TitledSection>
  );
}

const NONE: readonly CashEntry[] = [];

/** Shortcuts of the cash book. */
function useBookTools(
  cursor: Cursor,
  showOlder: (() => void) | undefined,
  pages: readonly KeyTool[],
): KeyTool[] {
  const navigate = useNavigate();
  const { current } = cursor;
  return [
    ...moveTools(cursor),
    tool('Enter', 'Enter', messages.open, () => {
      if (current) void navigate(ownPaths.order(current.order_id));
    }),
    tool('Shift+KeyF', 'Shift F', messages.days, () =>
      find('[data-days] :is(input, select)')?.focus(),
    ),
    ...(showOlder ? [tool('BracketRight', ']', messages.older, showOlder)] : []),
    ...pages,
    LEAVE_FIELD,
  ];
}

interface CashBookProps {
  /** Shortcuts to the other pages. */
  pages: readonly KeyTool[];
  query: BookAddress;
  onChange: (change: Partial<BookAddress>) => void;
}

const askedOf = ({ from, to, before }: BookAddress) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(before !== undefined && { before }),
});

/** The cash book of a date range (D217). */
export function CashBook({ pages, query, onChange }: CashBookProps) {
  const { from, to } = query;
  const answer = useCashBookQuery({ query: askedOf(query) }, { refetchOnMountOrArgChange: true });
  const { data, isError, error } = answer;
  const next = data?.next ?? undefined;
  const cursor = useCursor(data?.entries ?? NONE, keyOf);
  const showOlder =
    next === undefined
      ? undefined
      : () => {
          cursor.toKey('');
          onChange({ before: next });
        };
  const tools = useBookTools(cursor, showOlder, pages);
  return (
    <>
      <s.Tools>
        <div data-days>
          <PeriodFields
            period={{ from, to }}
            answered={data}
            onChange={(days) => onChange({ ...days, before: undefined })}
          />
        </div>
        <KeyTools tools={tools} />
      </s.Tools>
      {data && data.sums.length > 0 && <Sums sums={data.sums} />}
      <ListPanel aria-label={messages.title}>
        <Rows>
          <ListTable
            caption={messages.title}
            answer={{ ...answer, error: isError ? error : undefined }}
            failed={messages.failed}
            empty={messages.empty}
            icon={icons.cash}
            card={CARD}
            columns={columnsOf(cursor)}
            items={data?.entries}
            keyOf={keyOf}
            expected={6}
            below={
              showOlder && (
                <Button variant="secondary" onClick={showOlder}>
                  {messages.older}
                </Button>
              )
            }
          />
        </Rows>
      </ListPanel>
    </>
  );
}
