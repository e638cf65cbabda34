import type Quill from 'quill';
import type { RefObject } from 'react';
import type { Attributes } from '../model/rich-text/ops';
import { ColourPopover } from './colour-popover';
import * as commands from './editor-commands';
import { LinkPopover } from './link-popover';
import { TablePopover, type TableAction } from './table-popover';

export type PopoverName = 'colour' | 'link' | 'table';

interface ToolbarPopoversProps {
  quill: Quill;
  formats: Attributes;
  open: PopoverName | undefined;
  anchors: Record<PopoverName, RefObject<HTMLButtonElement | null>>;
  onClose: (giveBack: boolean) => void;
}

function changeTable(quill: Quill, action: TableAction): void {
  const table = commands.tableOf(quill);
  const actions: Record<TableAction, () => void> = {
    rowAbove: () => table.insertRowAbove(),
    rowBelow: () => table.insertRowBelow(),
    columnLeft: () => table.insertColumnLeft(),
    columnRight: () => table.insertColumnRight(),
    deleteRow: () => table.deleteRow(),
    deleteColumn: () => table.deleteColumn(),
    deleteTable: () => table.deleteTable(),
  };
  const start = commands.tableStart(quill);
  commands.atCaret(quill, actions[action]);
  // The caret's cell was deleted: the caret moves to the start of the table, or of the text that follows.
  if (action.startsWith('delete')) quill.setSelection(start, 0, 'user');
}

/** The open popover; when it closes, the caret is back in the text. */
export function ToolbarPopovers(props: ToolbarPopoversProps) {
  const { quill, formats, open, anchors, onClose } = props;
  const done = (act: () => void) => {
    act();
    onClose(false);
    quill.focus();
  };
  if (open === 'colour') {
    return (
      <ColourPopover
        anchor={anchors.colour}
        value={formats.color}
        onChoose={(colour) => done(() => commands.formatText(quill, 'color', colour ?? false))}
        onClose={onClose}
      />
    );
  }
  if (open === 'link') {
    const href = formats.link ?? '';
    const selectLink = () => {
      if (href === '') return;
      const { index, length } = commands.linkRange(quill);
      quill.setSelection(index, length, 'silent');
    };
    return (
      <LinkPopover
        anchor={anchors.link}
        href={href}
        hasText={href !== '' || commands.rangeOf(quill).length > 0}
        onApply={(to, text) =>
          done(() => {
            selectLink();
            commands.applyLink(quill, to, text);
          })
        }
        onRemove={() =>
          done(() => {
            selectLink();
            commands.formatText(quill, 'link', false);
          })
        }
        onClose={onClose}
      />
    );
  }
  if (open === 'table') {
    return (
      <TablePopover
        anchor={anchors.table}
        inTable={formats.table !== undefined}
        onInsert={(rows, columns) => done(() => commands.insertTable(quill, rows, columns))}
        onAction={(action) => done(() => changeTable(quill, action))}
        onClose={onClose}
      />
    );
  }
  return null;
}
