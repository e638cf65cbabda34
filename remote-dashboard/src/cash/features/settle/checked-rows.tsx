import type { CheckedRow, SettlementState } from '@pasal/shared/contracts';
import { Muted } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { Badge, type Column, DataTable, type Tone } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './settle.styles';

const CARD =
  '"parcel parcel" auto "state state" auto "cash charge" auto / minmax(0, 1fr) minmax(0, 1fr)';
const TONES: Record<SettlementState, Tone> = {
  fits: 'success',
  differs: 'warning',
  nothing_owed: 'neutral',
  twice: 'neutral',
  unknown: 'danger',
  unreadable: 'danger',
};

/** The mismatches in a row: cash, charge, and net payment. */
function differencesOf({ cash, charge, owed, expected, net }: CheckedRow): string[] {
  const due = Math.round((cash - charge) * 100) / 100;
  const statedCharge = charge === 0 ? messages.noCharge : messages.otherCharge;
  return [
    ...(owed !== undefined && owed !== cash ? [messages.otherCash(formatRupees(owed))] : []),
    ...(expected !== undefined && expected !== charge
      ? [statedCharge(formatRupees(expected))]
      : []),
    ...(net !== undefined && net !== due
      ? [messages.otherNet(formatRupees(net), formatRupees(due))]
      : []),
  ];
}

const columns: Column<CheckedRow>[] = [
  {
    label: messages.parcel,
    area: 'parcel',
    cell: ({ ref, line, order_number: order, number }) => (
      <>
        {ref || messages.line(String(line))}{' '}
        <Muted>{order && !ref.startsWith(order) && `${order}/${number}`}</Muted>
      </>
    ),
  },
  {
    label: messages.cash,
    area: 'cash',
    named: true,
    width: '200px',
    cell: ({ cash, owed, state }) => (
      <>
        {formatRupees(cash)}{' '}
        <Muted>
          {state !== 'differs' &&
            owed !== undefined &&
            owed !== cash &&
            `· ${messages.expected(formatRupees(owed))}`}
        </Muted>
      </>
    ),
  },
  {
    label: messages.charge,
    area: 'charge',
    named: true,
    width: '200px',
    cell: ({ charge, expected, state }) => (
      <>
        {formatRupees(charge)}{' '}
        <Muted>
          {state !== 'differs' &&
            expected !== undefined &&
            expected !== charge &&
            `· ${messages.expectedCharge(formatRupees(expected))}`}
        </Muted>
      </>
    ),
  },
  {
    label: messages.state,
    area: 'state',
    width: '320px',
    cell: (row) => (
      <s.Result>
        <Badge $tone={TONES[row.state]}>{messages.states[row.state]}</Badge>
        {row.state === 'differs' &&
          differencesOf(row).map((difference) => (
            <Badge key={difference} $tone="warning">
              {difference}
            </Badge>
          ))}
        <Muted>{row.problem ?? messages.stateHints[row.state]}</Muted>
      </s.Result>
    ),
  },
];

/** Problems first, so that none is overlooked. */
const ORDER: readonly SettlementState[] = [
  'unreadable',
  'unknown',
  'differs',
  'twice',
  'nothing_owed',
  'fits',
];

/** The outcome of each row of a settlement. */
export function CheckedRows({ rows }: { rows: readonly CheckedRow[] }) {
  const sorted = rows
    .map((row, index) => ({ row, index }))
    .toSorted((one, other) => ORDER.indexOf(one.row.state) - ORDER.indexOf(other.row.state));
  return (
    <DataTable
      caption={messages.checked}
      card={CARD}
      columns={columns}
      items={sorted.map(({ row }) => row)}
      keyOf={(row) => `${row.line ?? ''} ${row.ref} ${row.state}`}
      expected={4}
    />
  );
}
