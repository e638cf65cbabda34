import { useState } from 'react';
import {
  REPORT_RESULTS,
  type CourierReportResponse,
  type CourierReportRow,
} from '@pasal/shared/contracts';
import { Choice, Fields, Refusal, useAction } from '@pasal/shared/dashboard';
import { PARCEL_EVENT_LABELS, writeDigits } from '@pasal/shared/domain';
import { Button, Dialog } from '@pasal/shared/ui';
import { FileButton } from '../../../kit/file-picker/file-button';
import { ColumnsLink, lacksColumn } from '../../../kit/workbook/columns-link';
import { ColumnAsks, StateAsks } from '../../../kit/table-file/courier-asks';
import { readTableFile, tableFault, type TableFile } from '../../../kit/table-file/read-table-file';
import { TABLE_FILES } from '../../../kit/table-file/table-files';
import { TableNotes } from '../../../kit/table-file/table-notes';
import { ownPaths } from '../../../paths';
import { useCourierReportMutation, useCouriersQuery } from '../../desks-api';
import * as messages from './messages';
import { Rows } from './report-dialog.styles';

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

/** What each row does or did: what needs a look first. */
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

/** Whose list it is, and the file. */
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
  /** How many parcels the list tells of. */
  told: number;
  /** Undefined before it was seen what the list would do. */
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

/** A courier's list of states: first what it would do, then, when that is right, it is written. */
export function ReportDialog({ courier, onCourier, onClose }: ReportDialogProps) {
  const [send, { isLoading }] = useCourierReportMutation();
  const { run, refusal } = useAction();
  const [file, setFile] = useState<TableFile>();
  const [fault, setFault] = useState<string>();
  const [lacks, setLacks] = useState(false);
  const [report, setReport] = useState<CourierReportResponse & { dry: boolean }>();
  const told = report?.rows.filter(({ result }) => result === 'told').length ?? 0;

  async function read(list: string, dry: boolean) {
    setLacks(false);
    const call = send({ params: { id: Number(courier) }, body: { text: list, dry } });
    const answer = await run(call, (failure) => setLacks(lacksColumn(failure)));
    if (answer) setReport({ ...answer, dry });
  }

  const keep = (list?: TableFile) => {
    setFile(list);
    setFault(undefined);
    setReport(undefined);
  };

  async function open(chosen: File) {
    try {
      const list = await readTableFile(chosen);
      keep(list);
      await read(list.text, true);
    } catch (error) {
      keep();
      setFault(tableFault(error));
    }
  }
  const again = () => {
    if (file !== undefined) void read(file.text, true);
  };

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
          onBook={file !== undefined && report?.dry ? () => void read(file.text, false) : undefined}
        />
      }
    >
      <Fields>
        <p>{messages.lead}</p>
        <Source
          courier={courier}
          onCourier={(id) => {
            // What was read belongs to the courier before.
            keep();
            onCourier(id);
          }}
          busy={isLoading}
          onFile={(chosen) => void open(chosen)}
        />
        <Refusal text={fault ?? refusal} />
        {lacks && (
          <div>
            <ColumnsLink to={ownPaths.courierFiles(Number(courier))} />
          </div>
        )}
        {report && <TableNotes notes={[...(file?.notes ?? []), ...report.notes]} />}
        {report && report.asks.length > 0 && (
          <ColumnAsks asks={report.asks} courierId={Number(courier)} onKept={again} />
        )}
        {report?.dry && report.unknown_states.length > 0 && (
          <StateAsks words={report.unknown_states} courierId={Number(courier)} onKept={again} />
        )}
        {report && <Report rows={report.rows} isDry={report.dry} />}
      </Fields>
    </Dialog>
  );
}
