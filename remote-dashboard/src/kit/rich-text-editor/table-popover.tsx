import { useState, type KeyboardEvent, type RefObject } from 'react';
import { Button, TextField } from '@pasal/shared/ui';
import * as messages from './messages';
import { Popover } from './popover';
import { PopoverActions, PopoverMenu, Sizes } from './rich-text-editor.styles';

/** Maximum size of a new table; rows and columns can be added later. */
const MOST_ROWS = 50;
const MOST_COLUMNS = 12;

const TABLE_ACTIONS = [
  'rowAbove',
  'rowBelow',
  'columnLeft',
  'columnRight',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
] as const;
export type TableAction = (typeof TABLE_ACTIONS)[number];

interface TablePopoverProps {
  anchor: RefObject<HTMLElement | null>;
  /** The caret is in a table: it can be edited, but a nested one can't be inserted. */
  inTable: boolean;
  onInsert: (rows: number, columns: number) => void;
  onAction: (action: TableAction) => void;
  onClose: (giveBack: boolean) => void;
}

const fits = (text: string, most: number) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;

function NewTable({ onInsert }: Pick<TablePopoverProps, 'onInsert'>) {
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  const [tried, setTried] = useState(false);
  const wrongRows = tried && !fits(rows, MOST_ROWS);
  const wrongColumns = tried && !fits(columns, MOST_COLUMNS);

  function insert() {
    setTried(true);
    if (fits(rows, MOST_ROWS) && fits(columns, MOST_COLUMNS)) {
      onInsert(Number(rows), Number(columns));
    }
  }
  // The surrounding form must not be submitted.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    insert();
  };
  const field = { type: 'number', min: 1, onKeyDown } as const;
  return (
    <>
      <Sizes>
        <TextField
          {...field}
          label={messages.rows}
          max={MOST_ROWS}
          value={rows}
          error={wrongRows ? messages.tableWrong(messages.rows, MOST_ROWS) : undefined}
          onChange={({ target }) => setRows(target.value)}
        />
        <TextField
          {...field}
          label={messages.columns}
          max={MOST_COLUMNS}
          value={columns}
          error={wrongColumns ? messages.tableWrong(messages.columns, MOST_COLUMNS) : undefined}
          onChange={({ target }) => setColumns(target.value)}
        />
      </Sizes>
      <PopoverActions>
        <Button onClick={insert}>{messages.applyTable}</Button>
      </PopoverActions>
    </>
  );
}

/** Inserts a table of rows × columns; inside a table, adds and removes rows and columns. */
export function TablePopover(props: TablePopoverProps) {
  const { anchor, inTable, onInsert, onAction, onClose } = props;
  const label = inTable ? messages.table : messages.insertTable;
  return (
    <Popover label={label} anchor={anchor} onClose={onClose}>
      {inTable ? (
        <PopoverMenu>
          {TABLE_ACTIONS.map((action) => (
            <Button key={action} variant="quiet" onClick={() => onAction(action)}>
              {messages[action]}
            </Button>
          ))}
        </PopoverMenu>
      ) : (
        <NewTable onInsert={onInsert} />
      )}
    </Popover>
  );
}
