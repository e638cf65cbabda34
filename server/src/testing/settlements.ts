import type {
  SeenRow,
  SettlementCheck,
  SettlementRow,
  SettlementSource,
} from '@pasal/shared/contracts';
import type { TestApp } from './test-app';

interface Rows {
  courier_id: number;
  rows: readonly SettlementRow[];
  source?: SettlementSource;
}

const fileOf = (rows: readonly SettlementRow[]) =>
  [
    'Consignment,COD,Charge',
    ...rows.map(({ ref, cash, charge }) => `${ref},${cash},${charge}`),
  ].join('\n');

/** Rows of a settlement as the shop returns them when they are checked; they are booked like this. */
export async function seenRows(
  shop: TestApp,
  headers: Record<string, string>,
  { courier_id, rows, source = 'file' }: Rows,
): Promise<SeenRow[]> {
  const what = source === 'file' ? { file: fileOf(rows) } : { rows };
  const { body } = await shop.call<SettlementCheck>({
    method: 'POST',
    url: '/cash/settlement/check',
    body: { courier_id, ...what },
    headers,
  });
  return body.rows.map(({ ref, cash, charge, owed = 0, state }) => ({
    ref,
    cash,
    charge,
    owed,
    state,
  }));
}
