import { useEffect, useRef } from 'react';
import type { RefusedReport } from '@pasal/shared/contracts';
import { Moment } from '@pasal/shared/dates';
import { Refusal, useAction } from '@pasal/shared/dashboard';
import { PARCEL_EVENT_LABELS, PARCEL_REASON_LABELS } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { Button, Dialog } from '@pasal/shared/ui';
import { ownPaths } from '../../../paths';
import { useDismissReportsMutation, useRefusedReportsQuery } from '../../desks-api';
import * as messages from './messages';
import { Reports } from './refused-dialog.styles';

/** The reported parcel and event, and why it was refused. */
function Said({ courier, code, order, event, reason, remarks, at, problem }: RefusedReport) {
  const what = [
    PARCEL_EVENT_LABELS[event],
    ...(reason === null ? [] : [PARCEL_REASON_LABELS[reason]]),
    ...(remarks === null || remarks === '' ? [] : [remarks]),
  ].join(' · ');
  return (
    <div>
      <p>
        <b>{courier}</b>
        {code !== order?.order_number && ` · ${code}`}
        {order && (
          <>
            {' · '}
            <Link to={ownPaths.order(order.id)}>{order.order_number}</Link>
          </>
        )}
      </p>
      <p>{what}</p>
      <p>{problem}</p>
      <small>
        <Moment at={at} />
      </small>
    </div>
  );
}

interface ReportListProps {
  reports: readonly RefusedReport[];
  onTakeOff: (report: RefusedReport) => void;
}

/** The reports, each with a dismiss button, which then moves the focus to the next. */
function ReportList({ reports, onTakeOff }: ReportListProps) {
  const list = useRef<HTMLUListElement>(null);
  const taken = useRef<number>(undefined);
  useEffect(() => {
    if (taken.current === undefined || document.activeElement !== document.body) return;
    const next = [...(list.current?.querySelectorAll('button') ?? [])];
    const other = list.current?.closest('dialog')?.querySelector('button');
    (next[taken.current] ?? next.at(-1) ?? other)?.focus();
  }, [reports]);
  return (
    <Reports ref={list}>
      {reports.map((report, at) => (
        <li key={report.id}>
          <Said {...report} />
          <Button
            variant="secondary"
            aria-label={messages.dismissOf(report.code)}
            onClick={() => {
              taken.current = at;
              onTakeOff(report);
            }}
          >
            {messages.dismiss}
          </Button>
        </li>
      ))}
    </Reports>
  );
}

/** Signed reports that were refused: staff check each, report it by hand or ask the courier, and dismiss it. */
export function RefusedDialog({ onClose }: { onClose: () => void }) {
  const { currentData } = useRefusedReportsQuery();
  const [dismiss, { isLoading }] = useDismissReportsMutation();
  const { run, refusal } = useAction();
  const { reports = [], total = 0 } = currentData ?? {};
  async function takeOff(some: readonly RefusedReport[]) {
    const answer = await run(dismiss({ body: { ids: some.map(({ id }) => id) } }));
    if (answer && some.length === total) onClose();
  }
  return (
    <Dialog
      open
      place="wide"
      title={messages.title(total)}
      busy={isLoading}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
          {reports.length > 1 && (
            <Button busy={isLoading} onClick={() => void takeOff(reports)}>
              {messages.dismissAll(reports.length)}
            </Button>
          )}
        </>
      }
    >
      <p>{messages.lead}</p>
      <Refusal text={refusal} />
      <ReportList reports={reports} onTakeOff={(report) => void takeOff([report])} />
    </Dialog>
  );
}
