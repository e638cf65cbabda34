import { useState } from 'react';
import type {
  CheckedRow,
  CourierCashResponse,
  OwedParcel,
  SettlementCheck,
  SettlementRow,
  SettlementSource,
} from '@pasal/shared/contracts';
import { failureOf, Refusal, TitledSection } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { Button } from '@pasal/shared/ui';
import { FileButton } from '../../../kit/file-picker/file-button';
import { ColumnsLink, lacksColumn } from '../../../kit/workbook/columns-link';
import { textOfFile } from '../../../kit/workbook/text-of-file';
import { ownPaths } from '../../../paths';
import { useLazyCheckSettlementQuery } from '../../cash-api';
import { draftOf, isRowRight, rowsOf } from '../../model/settlement-draft';
import { Booking } from './booking';
import * as messages from './messages';
import { Overpaid } from './overpaid';
import * as s from './settle.styles';
import { TypedRows } from './typed-rows';
import { WriteOffDialog } from './write-off-dialog';

interface Checked {
  check: SettlementCheck;
  source: SettlementSource;
}

/** Asks the shop what rows or a list would book. */
function useCheck(courierId: number) {
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
    forget: () => setChecked(undefined),
  };
}

function saidOwed(owed: number): string {
  if (owed === 0) return messages.nothing;
  return owed > 0 ? messages.owedNow(formatRupees(owed)) : messages.shopOwes(formatRupees(-owed));
}

/** What is owed, to be ticked or read from a list; what never comes is written off. */
function Owed({ cash, check }: { cash: CourierCashResponse; check: ReturnType<typeof useCheck> }) {
  const { courier, parcels, owed, more } = cash;
  const { run, readList, isFetching, refusal, lacks, setRefusal } = check;
  const [rows, setRows] = useState(() => draftOf(parcels));
  const [dropped, setDropped] = useState<OwedParcel>();
  function checkTicked() {
    const ticked = rows.filter(({ isTicked }) => isTicked);
    if (ticked.length === 0) return setRefusal(messages.tickFirst);
    if (!ticked.every(isRowRight)) return setRefusal(messages.wrongMoney);
    return void run('typed', { rows: rowsOf(rows) });
  }
  return (
    <TitledSection title={messages.owed} lead={saidOwed(owed)}>
      <p>{messages.howTo}</p>
      {rows.length > 0 && (
        <TypedRows
          rows={rows}
          isRefused={refusal === messages.wrongMoney}
          onChange={setRows}
          onWriteOff={({ parcel }) => setDropped(parcel)}
        />
      )}
      <Overpaid parcels={parcels.filter((parcel) => parcel.owed < 0)} onEven={setDropped} />
      {more > 0 && <p>{messages.more(more)}</p>}
      <Refusal text={refusal} />
      <s.Actions>
        {rows.length > 0 && (
          <>
            <Button busy={isFetching} onClick={checkTicked}>
              {messages.check}
            </Button>
            <Button
              variant="quiet"
              onClick={() => setRows(rows.map((row) => ({ ...row, isTicked: true })))}
            >
              {messages.tickAll}
            </Button>
          </>
        )}
        <FileButton
          accept=".csv,text/csv,.xlsx"
          busy={isFetching}
          onFiles={([file]) => file && void readList(file)}
        >
          {messages.readFile}
        </FileButton>
        {lacks && <ColumnsLink to={ownPaths.courierFiles(courier.id)} />}
      </s.Actions>
      {dropped && (
        <WriteOffDialog
          courierId={courier.id}
          parcel={dropped}
          onClose={() => setDropped(undefined)}
        />
      )}
    </TitledSection>
  );
}

interface SettleProps {
  cash: CourierCashResponse;
  /** @param unbooked rows that the settlement left out */
  onBooked: (unbooked: CheckedRow[]) => void;
}

/** What a courier owes, and how it is handed in: ticked and typed, or by the courier's list (D219). */
export function Settle({ cash, onBooked }: SettleProps) {
  const check = useCheck(cash.courier.id);
  const { checked, forget } = check;
  if (checked === undefined) return <Owed cash={cash} check={check} />;
  return (
    <Booking
      courierId={cash.courier.id}
      source={checked.source}
      check={checked.check}
      onBack={forget}
      onBooked={(unbooked) => {
        onBooked(unbooked);
        forget();
      }}
    />
  );
}
