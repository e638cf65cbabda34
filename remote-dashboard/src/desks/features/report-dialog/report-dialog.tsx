import { REPORT_RESULTS, type CourierReportRow } from '@pasal/shared/contracts';
import { Choice, Fields, Refusal } from '@pasal/shared/dashboard';
import { PARCEL_EVENT_LABELS, writeDigits } from '@pasal/shared/domain';
import { Button, Dialog } from '@pasal/shared/ui';
import { FileButton } from '../../../kit/file-picker/file-button';
import { ColumnsLink } from '../../../kit/workbook/columns-link';
import { ColumnAsks, StateAsks } from '../../../kit/table-file/courier-asks';
import { TABLE_FILES } from '../../../kit/table-file/table-files';
import { TableNotes } from '../../../kit/table-file/table-notes';
import { ownPaths } from '../../../paths';
import { useCouriersQuery } from '../../../kit/couriers-api';
import * as messages from './messages';
import { Rows } from './report-dialog.styles';
import { useCourierList, type ReadList } from './use-courier-list';

interface ReportDialogProps {
  courier: string;
  onCourier: (id: string) => void;
  onClose: () => void;
}

const rowText = ({
  row,
  code,
  order_number,
  state,
  event,
  problem,
  number_added,
}: CourierReportRow) =>
  [
    messages.line(row),
    code,
    order_number ?? '',
    event === null ? state : PARCEL_EVENT_LABELS[event],
    number_added === undefined ? '' : messages.numberAdded(number_added),
    problem ?? '',
  ]
    .filter(Boolean)
    .join(' · ');

/** The planned or actual result per row, problems first. */
function Report({ rows, isDry }: { rows: readonly CourierReportRow[]; isDry: boolean }) {
  return REPORT_RESULTS.toReversed().map((result) => {
    const some = rows.filter((row) => row.result === result);
    if (some.length === 0) return null;
    const label = isDry && result === 'told' ? messages.would : messages.results[result];
    return (
      <section key={result}>
        <h3>{`${label}: ${writeDigits(some.length)}`}</h3>
        <Rows>
          {some.map((row) => (
            <li key={row.row}>{rowText(row)}</li>
          ))}
        </Rows>
      </section>
    );
  });
}

interface SourceProps extends Pick<ReportDialogProps, 'courier' | 'onCourier'> {
  busy: boolean;
  onFile: (file: File) => void;
}

/** The courier and the file. */
function Source({ courier, onCourier, busy, onFile }: SourceProps) {
  const { currentData } = useCouriersQuery();
  return (
    <>
      <Choice
        label={messages.courier}
        choices={[
          ['', messages.chooseCourier] as const,
          ...(currentData?.couriers ?? []).map(({ id, name }) => [String(id), name] as const),
        ]}
        value={courier}
        disabled={busy}
        onChoose={onCourier}
      />
      {courier !== '' && (
        <div>
          <FileButton accept={TABLE_FILES} busy={busy} onFiles={([file]) => file && onFile(file)}>
            {messages.choose}
          </FileButton>
        </div>
      )}
    </>
  );
}

interface FootProps {
  busy: boolean;
  /** Number of parcels in the list. */
  told: number;
  /** Undefined until the preview is shown. */
  onBook: (() => void) | undefined;
  onClose: () => void;
}

function Foot({ busy, told, onBook, onClose }: FootProps) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {messages.close}
      </Button>
      {onBook && told > 0 && (
        <Button busy={busy} onClick={onBook}>
          {messages.book(told)}
        </Button>
      )}
    </>
  );
}

interface ReadingProps extends Pick<ReportDialogProps, 'courier'> {
  report: ReadList;
  onKept: () => void;
}

/** How a list was read, open questions, and the result per row. */
function Reading({ report, courier, onKept }: ReadingProps) {
  const { notes, asks, rows, dry, unknown_states: words } = report;
  const about = { courierId: Number(courier), onKept };
  return (
    <>
      <TableNotes notes={notes} />
      {asks.length > 0 && <ColumnAsks asks={asks} {...about} />}
      {dry && words.length > 0 && <StateAsks words={words} {...about} />}
      <Report rows={rows} isDry={dry} />
    </>
  );
}

/** A courier's status list: first a preview, then, once confirmed, it is written. */
export function ReportDialog({ courier, onCourier, onClose }: ReportDialogProps) {
  const list = useCourierList(courier);
  const { report, isLoading, lacks } = list;
  const told = report?.rows.filter(({ result }) => result === 'told').length ?? 0;
  return (
    <Dialog
      open
      place="wide"
      title={messages.title}
      busy={isLoading}
      onClose={onClose}
      actions={
        <Foot
          {...{ onClose, told, busy: isLoading }}
          onBook={report?.dry ? list.book : undefined}
        />
      }
    >
      <Fields>
        <p>{messages.lead}</p>
        <Source
          courier={courier}
          onCourier={(id) => {
            // The file belongs to the previous courier.
            list.forget();
            onCourier(id);
          }}
          busy={isLoading}
          onFile={(chosen) => void list.open(chosen)}
        />
        <Refusal text={list.refusal} />
        {lacks && (
          <div>
            <ColumnsLink to={ownPaths.courierFiles(Number(courier))} />
          </div>
        )}
        {report && <Reading report={report} courier={courier} onKept={list.again} />}
      </Fields>
    </Dialog>
  );
}
