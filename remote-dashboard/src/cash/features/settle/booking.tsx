import {
  CASH_LENGTHS,
  type CheckedRow,
  type SeenRow,
  type SettlementCheck,
  type SettlementSource,
} from '@pasal/shared/contracts';
import { errorOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { Refusal, TitledSection, useCallForm } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { Button, TextField, type FormProblems } from '@pasal/shared/ui';
import type { KeyTool } from '../../../kit/desk-keys/key-tool';
import { KeyTools } from '../../../kit/desk-keys/key-tools';
import { DayField } from '../../../kit/day-field/day-field';
import { KeyCap } from '../../../kit/key-cap';
import { useScanned } from '../../../kit/scanner';
import { TableNotes } from '../../../kit/table-file/table-notes';
import { useKey } from '../../../kit/use-key';
import { useToday } from '../../../kit/use-today';
import { useBookSettlementMutation } from '../../cash-api';
import { Figures } from '../../../kit/figures';
import { isBooked } from '../../model/unbooked-rows';
import { CheckedRows } from './checked-rows';
import * as messages from './messages';
import { bookingTools } from './settle-tools';
import * as s from './settle.styles';
import { UnbookedLink } from './unbooked-link';

interface BookingProps {
  courierId: number;
  source: SettlementSource;
  check: SettlementCheck;
  /** Shortcuts to the other pages. */
  pages: readonly KeyTool[];
  /** Called with codes scanned in the meantime. */
  onScan: (code: string) => void;
  onBack: () => void;
  /** Nothing was booked: this is the current check. */
  onChanged: (check: SettlementCheck) => void;
  onBooked: (unbooked: CheckedRow[]) => void;
}

/** A row as displayed, which is how it is booked. */
const seenRow = ({ ref, cash, charge, owed = 0, state }: CheckedRow): SeenRow => ({
  ref,
  cash,
  charge,
  owed,
  state,
});

/** Parcels that the courier still owes and that aren't in the list. */
function MissingParcels({
  missing,
  missing_more: more,
}: Pick<SettlementCheck, 'missing' | 'missing_more'>) {
  if (missing.length === 0) return null;
  return (
    <div>
      <h3>{messages.missing}</h3>
      <ul>
        {missing.map(({ order_number, number, consignment, owed }) => (
          <li key={`${order_number}/${number}`}>
            {[consignment, `${order_number}/${number}`].filter(Boolean).join(' · ')}:{' '}
            {formatRupees(owed)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{messages.missingMore(more)}</p>}
    </div>
  );
}

function Sums({ received, charges, left }: SettlementCheck) {
  return (
    <Figures
      figures={[
        [messages.received, formatRupees(received)],
        [messages.charges, formatRupees(charges)],
        [messages.left, formatRupees(left)],
      ]}
    />
  );
}

/** The current check, if booking was refused because amounts have changed. */
function checkNow(failure: unknown): SettlementCheck | undefined {
  const error = errorOf(calls.bookSettlement, failure);
  return error?.code === 'CONFLICT' ? error.details : undefined;
}

interface BookingDraft {
  day: string | undefined;
  reference: string;
  remarks: string;
}

/** The draft of a booking, and the call that books it. */
function useBooking({ courierId, source, check, onChanged, onBooked }: BookingProps) {
  const today = useToday();
  const [book] = useBookSettlementMutation();
  const headers = useKey();
  const { received } = check;
  const unbooked = check.rows.filter((row) => !isBooked(row));
  const rows = check.rows.filter(isBooked).map(seenRow);
  const isMore = rows.some(({ cash, owed }) => cash > owed);
  const start: BookingDraft = { day: today, reference: '', remarks: '' };
  const form = useCallForm({
    start,
    check: ({ day, remarks }): FormProblems => ({
      ...(day === undefined && { day: messages.needsDay }),
      ...(isMore && remarks.trim() === '' && { remarks: messages.needsReason }),
    }),
    call: ({ day = today, reference, remarks }) => {
      const body = { courier_id: courierId, day, reference, source, rows, received };
      const sent = book({ headers, body: { ...body, ...(isMore && { remarks }) } });
      return {
        unwrap: () =>
          sent.unwrap().catch((failure: unknown) => {
            const now = checkNow(failure);
            if (now === undefined) throw failure;
            // The notes on reading apply to the list, which is the same.
            const { notes } = check;
            onChanged({ ...now, notes, rows: [...now.rows, ...unbooked] });
            throw failure;
          }),
      };
    },
    onDone: () => onBooked(unbooked),
  });
  return { ...form, today, rows, unbooked, isMore };
}

/** The preview of a settlement, and the button that books it. */
export function Booking(props: BookingProps) {
  const { check, pages, onScan, onBack } = props;
  const { today, rows, unbooked, isMore, ...form } = useBooking(props);
  const { frame, values, set, field, isBusy, refusal, problems } = form;
  useScanned(onScan);
  // A request in flight can't be cancelled.
  const goBack = () => {
    if (!isBusy) onBack();
  };
  return (
    <TitledSection
      title={messages.checked}
      action={<KeyTools tools={[...bookingTools(goBack), ...pages]} />}
    >
      <TableNotes notes={check.notes} />
      <CheckedRows rows={check.rows} />
      <MissingParcels {...check} />
      <Sums {...check} />
      <s.Booking {...frame} noValidate data-booking>
        <DayField
          label={messages.day}
          value={values.day}
          max={today}
          onChoose={(day) => set({ day })}
        />
        <TextField
          {...field('reference')}
          data-reference
          label={messages.reference}
          hint={messages.referenceHint}
          maxLength={CASH_LENGTHS.reference}
        />
        {isMore && (
          <TextField
            {...field('remarks')}
            label={messages.whyMore}
            hint={messages.whyMoreHint}
            required
            maxLength={CASH_LENGTHS.remarks}
          />
        )}
        <Refusal text={refusal ?? problems.day} />
        <s.Actions>
          <Button type="submit" busy={isBusy} disabled={rows.length === 0}>
            {messages.book(formatRupees(check.received))} <KeyCap aria-hidden="true">B</KeyCap>
          </Button>
          <Button variant="secondary" onClick={goBack}>
            {messages.back} <KeyCap aria-hidden="true">Esc</KeyCap>
          </Button>
          <UnbookedLink rows={unbooked} />
        </s.Actions>
      </s.Booking>
    </TitledSection>
  );
}
