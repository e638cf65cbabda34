import { useState } from 'react';
import type { SettlementCheck, SettlementRow, SettlementSource } from '@pasal/shared/contracts';
import { failureOf } from '@pasal/shared/dashboard';
import { lacksColumn } from '../../../kit/workbook/columns-link';
import { readTableFile, tableFault } from '../../../kit/table-file/read-table-file';
import { useLazyCheckSettlementQuery } from '../../cash-api';
import * as messages from './messages';

interface Checked {
  check: SettlementCheck;
  source: SettlementSource;
}

/** A courier's list as read; it is checked again once the courier's terms are known. */
interface List {
  file: string;
  notes: readonly string[];
}

/** Checks with the server what rows or a list would book. */
export function useCheck(courierId: number) {
  const [ask, { isFetching }] = useLazyCheckSettlementQuery();
  const [checked, setChecked] = useState<Checked>();
  const [refusal, setRefusal] = useState<string>();
  const [lacks, setLacks] = useState(false);
  const [list, setList] = useState<List>();

  async function run(
    source: SettlementSource,
    what: { rows: SettlementRow[] } | { file: string },
    read: readonly string[] = [],
  ) {
    setRefusal(undefined);
    setLacks(false);
    const { data, error } = await ask({ body: { courier_id: courierId, ...what } });
    if (data) return setChecked({ check: { ...data, notes: [...read, ...data.notes] }, source });
    setRefusal(failureOf(error, messages.failed));
    setLacks(lacksColumn(error));
  }
  async function readList(file: File) {
    try {
      const { text, notes } = await readTableFile(file);
      setList({ file: text, notes });
      return await run('file', { file: text }, notes);
    } catch (error) {
      return setRefusal(tableFault(error));
    }
  }
  const again = () => list && run('file', { file: list.file }, list.notes);
  return {
    run,
    readList,
    again,
    isFetching,
    checked,
    refusal,
    lacks,
    setRefusal,
    /** Replaces the displayed check. */
    change: (now: SettlementCheck) => setChecked((before) => before && { ...before, check: now }),
    forget: () => setChecked(undefined),
  };
}
