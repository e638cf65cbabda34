import { useState } from 'react';
import { MAX_IMPORT_CHARACTERS, type ProductImportResponse } from '@pasal/shared/contracts';
import { failureOf } from '@pasal/shared/dashboard';
import { notify } from '@pasal/shared/shell';
import { useImportProductsMutation } from '../../products-api';
import * as messages from './messages';
import { textOfFile } from './text-of-file';

/** Rows of a call: a few seconds of the server's work. */
const ROWS_OF_A_CALL = 400;

/** Work that is under way, or what went wrong with it. */
function useWork() {
  const [problem, setProblem] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);

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

  return { problem, setProblem, isWorking, run };
}

/** Checks a file, then writes its rows; `onDone` is called when all are written. */
export function useProductImport(onDone: () => void) {
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<ProductImportResponse>();
  const [written, setWritten] = useState<ProductImportResponse>();
  const { problem, setProblem, isWorking, run } = useWork();
  const [send] = useImportProductsMutation();

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
          onDone();
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
    const text = await textOfFile(file).catch(() => undefined);
    if (text === undefined || text.length > MAX_IMPORT_CHARACTERS) {
      setProblem(text === undefined ? messages.unreadable : messages.tooLarge);
      return;
    }
    setCsv(text);
    await check(text);
  }

  const hasStopped = written !== undefined && !isWorking;
  const isReady = report !== undefined && report.problems.length === 0 && report.changed > 0;
  return { report, written, problem, isWorking, hasStopped, isReady, take, write };
}
