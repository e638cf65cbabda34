import { useState } from 'react';
import type { CourierReportResponse } from '@pasal/shared/contracts';
import { useAction } from '@pasal/shared/dashboard';
import { readTableFile, tableFault, type TableFile } from '../../../kit/table-file/read-table-file';
import { lacksColumn } from '../../../kit/workbook/columns-link';
import { useCourierReportMutation } from '../../desks-api';

/** What a list did, or in a dry run would do. */
export type ReadList = CourierReportResponse & { dry: boolean };

/** A courier's list: read from its file, tried first, and written when that is right. */
export function useCourierList(courier: string) {
  const [send, { isLoading }] = useCourierReportMutation();
  const { run, refusal } = useAction();
  const [file, setFile] = useState<TableFile>();
  const [fault, setFault] = useState<string>();
  const [lacks, setLacks] = useState(false);
  const [report, setReport] = useState<ReadList>();

  async function read({ text, notes }: TableFile, dry: boolean) {
    setLacks(false);
    const call = send({ params: { id: Number(courier) }, body: { text, dry } });
    const answer = await run(call, (failure) => setLacks(lacksColumn(failure)));
    if (answer) setReport({ ...answer, notes: [...notes, ...answer.notes], dry });
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
      await read(list, true);
    } catch (error) {
      keep();
      setFault(tableFault(error));
    }
  }
  const readAgain = (dry: boolean) => () => {
    if (file !== undefined) void read(file, dry);
  };
  return {
    report,
    isLoading,
    lacks,
    refusal: fault ?? refusal,
    open,
    book: readAgain(false),
    again: readAgain(true),
    forget: () => keep(),
  };
}
