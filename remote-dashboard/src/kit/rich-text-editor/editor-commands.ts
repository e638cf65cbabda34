import type Quill from 'quill';
import type { Range } from 'quill';
import type Table from 'quill/modules/table.js';
import { DIVIDER } from '../model/rich-text/ops';

/** The selection, or the last one before a toolbar control took the focus. */
export const rangeOf = (quill: Quill): Range => quill.getSelection() ?? quill.selection.savedRange;

export const tableOf = (quill: Quill) => quill.getModule('table') as Table;

/** Formats the text. Without a selection it applies to the next input, so the editor gets the focus. */
export function formatText(quill: Quill, name: string, value: unknown): void {
  const range = rangeOf(quill);
  if (quill.hasFocus() || range.length === 0) {
    quill.focus();
    quill.format(name, value, 'user');
  } else quill.formatText(range.index, range.length, name, value, 'user');
}

export function formatLines(quill: Quill, name: string, value: unknown): void {
  const { index, length } = rangeOf(quill);
  quill.formatLine(index, length, name, value, 'user');
}

/** Restores the caret and edits there, as a separate undo step. */
export function atCaret(quill: Quill, act: () => void): void {
  quill.focus();
  quill.history.cutoff();
  act();
  quill.history.cutoff();
}

/** Puts the caret at the start of a new empty line, so that existing text is unaffected. */
function makeRoom(quill: Quill): number {
  const { index } = rangeOf(quill);
  const [line, offset] = quill.getLine(index);
  const length = line?.length() ?? 1;
  const start = index - offset;
  if (length === 1) return start;
  quill.insertText(start + length - 1, '\n', 'user');
  quill.removeFormat(start + length, 1, 'user');
  return start + length;
}

export function insertTable(quill: Quill, rows: number, columns: number): void {
  atCaret(quill, () => {
    const index = makeRoom(quill);
    quill.setSelection(index, 0, 'silent');
    tableOf(quill).insertTable(rows, columns);
  });
}

/** The start and end of the surrounding block, if it is of this type. */
function around(quill: Quill, index: number, kind: string): { start: number; end: number } | null {
  for (let blot = quill.getLeaf(index)[0]?.parent; blot; blot = blot.parent) {
    if (blot.statics.blotName !== kind) continue;
    const start = quill.getIndex(blot);
    return { start, end: start + blot.length() };
  }
  return null;
}

/** The start of the surrounding table; without one, the caret. */
export function tableStart(quill: Quill): number {
  const { index } = rangeOf(quill);
  return around(quill, index, 'table-container')?.start ?? index;
}

/** Below the caret's line; in a table, below the table. */
export function insertDivider(quill: Quill): void {
  atCaret(quill, () => {
    const { index } = rangeOf(quill);
    const below = around(quill, index, 'table-container')?.end ?? makeRoom(quill);
    quill.insertEmbed(below, DIVIDER, true, 'user');
    quill.setSelection(below + 1, 0, 'user');
  });
}

/** Links the selection, or inserts the text at the caret. */
export function applyLink(quill: Quill, href: string, text: string): void {
  atCaret(quill, () => {
    const { index, length } = rangeOf(quill);
    if (length > 0) quill.formatText(index, length, 'link', href, 'user');
    else {
      quill.insertText(index, text || href, 'link', href, 'user');
      quill.setSelection(index + (text || href).length, 0, 'user');
    }
  });
}

/** The whole link at the start of the range, or the range itself. */
export function linkRange(quill: Quill): { index: number; length: number } {
  const range = rangeOf(quill);
  const link = around(quill, range.index + (range.length > 0 ? 1 : 0), 'link');
  return link ? { index: link.start, length: link.end - link.start } : range;
}
