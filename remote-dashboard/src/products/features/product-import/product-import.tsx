import { useState } from 'react';
import { MAX_IMPORT_CHARACTERS, type ProductImportResponse } from '@pasal/shared/contracts';
import { notify } from '@pasal/shared/shell';
import { Button, Dialog, Field, TextInput } from '@pasal/shared/ui';
import { failureOf } from '../../../kit/failure';
import { useImportProductsMutation } from '../../products-api';
import { ImportProgress } from './import-progress';
import { ImportReport } from './import-report';
import { messages } from './messages';
import { Content } from './product-import.styles';

/** Rows of a call: a few seconds of the server's work. */
const ROWS_OF_A_CALL = 400;

function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsText(file);
  });
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<ProductImportResponse>();
  const [written, setWritten] = useState<ProductImportResponse>();
  const [problem, setProblem] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);
  const [send] = useImportProductsMutation();

  async function run(work: () => Promise<void>, failed: string) {
    setProblem(undefined);
    setIsWorking(true);
    try {
      await work();
    } catch (error) {
      setProblem(failureOf(error, failed));
    } finally {
      setIsWorking(false);
    }
  }

  const check = (text: string) =>
    run(async () => {
      setReport(await send({ body: { csv: text, dry_run: true } }).unwrap());
    }, messages.failed);

  /** Some rows with each call, so that one that is lost loses little, and says how far it came. */
  const write = ({ import_id }: ProductImportResponse) =>
    run(async () => {
      for (let done = written?.done ?? 0; ;) {
        const body = { csv, dry_run: false, import_id, most: ROWS_OF_A_CALL };
        const answer = await send({ body }).unwrap();
        setWritten(answer);
        if (answer.applied) {
          notify.success(answer.message);
          onClose();
          return;
        }
        if (answer.problems.length > 0) {
          setReport(answer);
          return;
        }
        if (answer.done <= done) throw new Error(messages.applyFailed);
        done = answer.done;
      }
    }, messages.applyFailed);

  async function take(file: File | undefined) {
    setReport(undefined);
    setWritten(undefined);
    setCsv('');
    if (!file) return;
    const text = await textOf(file).catch(() => undefined);
    if (text === undefined || text.length > MAX_IMPORT_CHARACTERS) {
      setProblem(text === undefined ? messages.unreadable : messages.tooLarge);
      return;
    }
    setCsv(text);
    await check(text);
  }

  const hasStopped = written !== undefined && !isWorking;
  const isReady = report !== undefined && report.problems.length === 0 && report.changed > 0;
  return (
    <Dialog
      open
      place="wide"
      title={messages.title}
      busy={isWorking}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            busy={isWorking}
            disabled={!isReady}
            onClick={() => {
              if (report) void write(report);
            }}
          >
            {hasStopped ? messages.goOn : messages.apply}
          </Button>
        </>
      }
    >
      <Content>
        <p>{messages.how}</p>
        <Field label={messages.file} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              type="file"
              accept=".csv,text/csv"
              disabled={isWorking}
              // Chosen once more, a file is read once more: it was corrected under the same name.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ target }) => void take(target.files?.[0])}
            />
          )}
        </Field>
        {isWorking && !report && <p role="status">{messages.checking}</p>}
        {written && <ImportProgress written={written} stopped={hasStopped} />}
        {report && !(written && report.problems.length === 0) && <ImportReport report={report} />}
      </Content>
    </Dialog>
  );
}

/** Reads products out of a file: first what would happen, then for good. */
export function ProductImport() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
