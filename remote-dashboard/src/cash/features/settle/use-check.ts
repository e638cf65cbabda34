import { useState } from 'react';
import type { SettlementCheck, SettlementRow, SettlementSource } from '@pasal/shared/contracts';
import { failureOf } from '@pasal/shared/dashboard';
import { lacksColumn } from '../../../kit/workbook/columns-link';
import { textOfFile } from '../../../kit/workbook/text-of-file';
import { useLazyCheckSettlementQuery } from '../../cash-api';
import * as messages from './messages';

interface Checked {
  check: SettlementCheck;
  source: SettlementSource;
}

/** Asks the shop what rows or a list would book. */
export function useCheck(courierId: number) {
  const [ask, { isFetching }] = useLazyCheckSettlementQuery();
  const [checked, setChecked] = useState<Checked>();
  const [refusal, setRefusal] = useState<string>();
  const [lacks, setLacks] = useState(false);
  async function run(source: SettlementSource, what: { rows: SettlementRow[] } | { file: string }) {
    setRefusal(undefined);
    setLacks(false);
    const { data, error } = await ask({ body: { courier_id: courierId, ...what } });
    if (data) return setChecked({ check: data, source });
    setRefusal(failureOf(error, messages.failed));
    setLacks(lacksColumn(error));
  }
  async function readList(file: File) {
    const list = await textOfFile(file).catch(() => undefined);
    if (list === undefined) return setRefusal(messages.noTable);
    return run('file', { file: list });
  }
  return {
    run,
    readList,
    isFetching,
    checked,
    refusal,
    lacks,
    setRefusal,
    /** Shows another check in the place of the one that is shown. */
    change: (now: SettlementCheck) => setChecked((before) => before && { ...before, check: now }),
    forget: () => setChecked(undefined),
  };
}
