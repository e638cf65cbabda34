import { useState, type Dispatch, type SetStateAction } from 'react';
import type { CourierCashResponse, OwedParcel } from '@pasal/shared/contracts';
import { Refusal, TitledSection } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { Button } from '@pasal/shared/ui';
import { moveTools, type KeyTool } from '../../../kit/desk-keys/key-tool';
import { KeyTools } from '../../../kit/desk-keys/key-tools';
import { Rows } from '../../../kit/desk-keys/rows.styles';
import { useCursor } from '../../../kit/desk-keys/use-cursor';
import { FileButton } from '../../../kit/file-picker/file-button';
import { KeyCap } from '../../../kit/key-cap';
import type { useScans } from '../../../kit/unread-scans/use-scans';
import { TABLE_FILES } from '../../../kit/table-file/table-files';
import { ColumnsLink } from '../../../kit/workbook/columns-link';
import { ownPaths } from '../../../paths';
import { isRowRight, rowsOf, type DraftRow } from '../../model/settlement-draft';
import * as messages from './messages';
import { Overpaid } from './overpaid';
import { owedTools } from './settle-tools';
import * as s from './settle.styles';
import { TickScan } from './tick-scan';
import { TypedRows } from './typed-rows';
import type { useCheck } from './use-check';
import { WriteOffDialog } from './write-off-dialog';

function owedText(owed: number): string {
  if (owed === 0) return messages.nothing;
  return owed > 0 ? messages.owedNow(formatRupees(owed)) : messages.shopOwes(formatRupees(-owed));
}

const refOf = ({ ref }: DraftRow) => ref;

interface OwedProps {
  cash: CourierCashResponse;
  rows: readonly DraftRow[];
  onRows: Dispatch<SetStateAction<readonly DraftRow[]>>;
  scans: ReturnType<typeof useScans>;
  check: ReturnType<typeof useCheck>;
  /** Shortcuts to the other pages. */
  pages: readonly KeyTool[];
}

function useTicks(rows: readonly DraftRow[], onRows: OwedProps['onRows']) {
  const ticked = rows.filter(({ isTicked }) => isTicked);
  const isAll = ticked.length === rows.length;
  const tickAll = (isTicked: boolean) => onRows((now) => now.map((row) => ({ ...row, isTicked })));
  const tick = (of: DraftRow, isTicked: boolean) =>
    onRows((now) => now.map((row) => (row.ref === of.ref ? { ...row, isTicked } : row)));
  return { isAll, tickAll, tick };
}

/** Checks what the ticked rows would book, once each has an amount. */
function checkRows(rows: readonly DraftRow[], check: OwedProps['check']) {
  const { run, isFetching, setRefusal } = check;
  const ticked = rows.filter(({ isTicked }) => isTicked);
  if (isFetching) return;
  if (ticked.length === 0) return setRefusal(messages.tickFirst);
  if (!ticked.every(isRowRight)) return setRefusal(messages.wrongMoney);
  return void run('typed', { rows: rowsOf(rows) });
}

interface ActionsProps extends Pick<OwedProps, 'check'> {
  courierId: number;
  hasRows: boolean;
  onCheck: () => void;
  onTickAll: () => void;
}

function Actions({ courierId, hasRows, check, onCheck, onTickAll }: ActionsProps) {
  const { readList, isFetching, lacks } = check;
  return (
    <s.Actions data-settle>
      {hasRows && (
        <>
          <Button busy={isFetching} onClick={onCheck}>
            {messages.check} <KeyCap aria-hidden="true">Enter</KeyCap>
          </Button>
          <Button variant="quiet" onClick={onTickAll}>
            {messages.tickAll} <KeyCap aria-hidden="true">A</KeyCap>
          </Button>
        </>
      )}
      <FileButton
        accept={TABLE_FILES}
        busy={isFetching}
        onFiles={([file]) => file && void readList(file)}
      >
        {messages.readFile} <KeyCap aria-hidden="true">L</KeyCap>
      </FileButton>
      {lacks && <ColumnsLink to={ownPaths.courierFiles(courierId)} />}
    </s.Actions>
  );
}

/** Outstanding amounts, to be ticked, scanned or read from a list; uncollectable ones are written off. */
export function Owed({ cash, rows, onRows, scans, check, pages }: OwedProps) {
  const { courier, parcels, owed, more } = cash;
  const [dropped, setDropped] = useState<OwedParcel>();
  const cursor = useCursor(rows, refOf, String(dropped === undefined));
  const overpaid = parcels.filter((parcel) => parcel.owed < 0);
  const { isAll, tickAll, tick } = useTicks(rows, onRows);
  const checkTicked = () => checkRows(rows, check);
  const tools = [
    ...moveTools(cursor),
    ...owedTools({
      current: cursor.current,
      overpaid,
      onTick: (row) => tick(row, !row.isTicked),
      onTickAll: () => tickAll(!isAll),
      onCheck: checkTicked,
      onDrop: setDropped,
      onLeave: () => (scans.unread.length > 0 ? scans.clear() : tickAll(false)),
    }),
    ...pages,
  ];
  return (
    <TitledSection title={messages.owed} lead={owedText(owed)} action={<KeyTools tools={tools} />}>
      <p>{messages.howTo}</p>
      <TickScan
        {...{ rows, scans }}
        isBusy={check.isFetching}
        onFound={(row) => {
          tick(row, true);
          cursor.toKey(row.ref);
        }}
      />
      {rows.length > 0 && (
        <Rows>
          <TypedRows
            rows={rows}
            propsOf={cursor.propsOf}
            isRefused={check.refusal === messages.wrongMoney}
            onChange={onRows}
            onWriteOff={({ parcel }) => setDropped(parcel)}
          />
        </Rows>
      )}
      <Overpaid parcels={overpaid} onEven={setDropped} />
      {more > 0 && <p>{messages.more(more)}</p>}
      <Refusal text={check.refusal} />
      <Actions
        {...{ courierId: courier.id, hasRows: rows.length > 0, check }}
        onCheck={checkTicked}
        onTickAll={() => tickAll(true)}
      />
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
