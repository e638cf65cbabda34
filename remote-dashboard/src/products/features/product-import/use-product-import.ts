import { useState } from 'react';
import { MAX_IMPORT_CHARACTERS, type ProductImportResponse } from '@pasal/shared/contracts';
import { notify } from '@pasal/shared/shell';
import { useImportProductsMutation } from '../../products-api';
import * as messages from './messages';
import { readTableFile, tableFault, type TableFile } from '../../../kit/table-file/read-table-file';
import { useSendPictures } from './use-send-pictures';
import { useWork } from './use-work';
import { UnfitZip, type ZipFault } from '../../../kit/workbook/unfit-zip';
import { picturesInZip, type ZippedPicture } from './zip-pictures';

/** Rows per call: a few seconds of server work. */
const ROWS_OF_A_CALL = 400;

/** The problem with an unreadable file; any other error means it is damaged. */
const faultOf = (error: unknown): { fault: ZipFault } => ({
  fault: error instanceof UnfitZip ? error.fault : 'no-zip',
});

/** The chosen files: the rows as CSV, how they were read, and new products' pictures. */
interface Chosen {
  csv: string;
  notes: readonly string[];
  pictures: readonly ZippedPicture[];
}

/** The text of a sheet; if unreadable, an error instead. */
async function readSheet(file: File | undefined): Promise<TableFile & { words?: string }> {
  const nothing = { text: '', notes: [] };
  if (file === undefined) return nothing;
  try {
    const table = await readTableFile(file);
    const isFit = table.text.length <= MAX_IMPORT_CHARACTERS;
    return isFit ? table : { ...nothing, words: messages.tooLarge };
  } catch (error) {
    return { ...nothing, words: tableFault(error) };
  }
}

/** Checks a file, sends its pictures, then writes its rows; `onDone` gets the number of new products once all are written. */
export function useProductImport(onDone: (added: number) => void) {
  const [chosen, setChosen] = useState<Chosen>({ csv: '', notes: [], pictures: [] });
  const [report, setReport] = useState<ProductImportResponse>();
  const [written, setWritten] = useState<ProductImportResponse>();
  const { problem, setProblem, isWorking, run } = useWork();
  const { progress: sending, send: sendPictures } = useSendPictures(chosen.pictures);
  const [send] = useImportProductsMutation();

  const check = ({ csv, notes, pictures }: Chosen) =>
    run(async () => {
      const names = pictures.map(({ name }) => name);
      const body = { csv, dry_run: true, ...(names.length > 0 && { pictures: names }) };
      const answer = await send({ body }).unwrap();
      setReport({ ...answer, notes: [...notes, ...answer.notes] });
    }, messages.failed);

  /** A limited number of rows per call, so that a failed call loses little, with progress. */
  const write = ({ import_id, pictures, added }: ProductImportResponse) =>
    run(async () => {
      const damaged = await sendPictures(import_id, pictures);
      if (damaged !== undefined) {
        setProblem(damaged);
        return;
      }
      for (let done = written?.done ?? 0; ;) {
        const body = { csv: chosen.csv, dry_run: false, import_id, most: ROWS_OF_A_CALL };
        const answer = await send({ body }).unwrap();
        setWritten(answer);
        if (answer.applied) {
          notify.success(answer.message);
          onDone(added);
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

  /** Different files are a new import. */
  async function choose(next: Chosen) {
    setReport(undefined);
    setWritten(undefined);
    setChosen(next);
    if (next.csv !== '') await check(next);
  }

  async function takeSheet(file: File | undefined) {
    const { text: csv, notes, words } = await readSheet(file);
    await choose({ ...chosen, csv, notes });
    if (words !== undefined) setProblem(words);
  }

  async function takeZip(file: File | undefined) {
    const pictures = file ? await picturesInZip(file).catch(faultOf) : [];
    const isFit = !('fault' in pictures);
    await choose({ ...chosen, pictures: isFit ? pictures : [] });
    if (!isFit) setProblem(messages.zipFaults[pictures.fault]);
  }

  const state = { report, written, sending, problem, isWorking };
  return { ...state, pictures: chosen.pictures.length, takeSheet, takeZip, write };
}
