import Quill, { Delta, type Range } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { AlignStyle } from 'quill/formats/align.js';
import { BackgroundStyle } from 'quill/formats/background.js';
import { ColorStyle } from 'quill/formats/color.js';
import { SizeStyle } from 'quill/formats/size.js';
import Clipboard from 'quill/modules/clipboard.js';
import { DIVIDER, linesOf, type Op } from '../model/rich-text/ops';
import { OWN_TEXT, readPasted } from '../model/rich-text/read-html';
import { readPlain } from '../model/rich-text/read-plain';
import { writeHtml } from '../model/rich-text/write-html';

/** The horizontal line. */
class Divider extends BlockEmbed {
  static override blotName = DIVIDER;
  static override tagName = 'HR';
}

/** The whole text is gone with its tables, of which the editor alone would leave a cell; false for less of it. */
function deleteWhole(quill: Quill, { index, length }: Range): boolean {
  if (index > 0 || length === 0 || length < quill.getLength() - 1) return false;
  quill.history.cutoff();
  quill.setContents([{ insert: '\n' }], 'user');
  quill.setSelection(0, 0, 'user');
  return true;
}

/** A key that deletes what is selected; what it does to less than the whole text is the editor's. */
const deletingKey = (key: 'Backspace' | 'Delete') => ({
  key,
  collapsed: false,
  shortKey: null,
  handler(this: { quill: Quill }, range: Range): boolean {
    return !deleteWhole(this.quill, range);
  },
});

/** What is pasted into a cell, which holds one line: its words with their looks. */
function asCell(ops: readonly Op[]): Delta {
  const runs = linesOf(ops).flatMap((line) => (line === 'divider' ? [] : [line.runs]));
  const filled = runs.filter((line) => line.length > 0);
  return filled.reduce((delta, line, at) => {
    const joined = at === 0 ? delta : delta.insert(' ');
    return line.reduce((all, { text, attributes }) => all.insert(text, attributes), joined);
  }, new Delta());
}

const filledLines = (text: string) => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');

/** The content of what is pasted. Some programs lose in their HTML the line breaks that their text has. */
function pastedOps(html: string | undefined, text: string): Op[] {
  if (!html) return readPlain(text);
  const ops = readPasted(html);
  return linesOf(ops).length < 2 && filledLines(text).length > 1 ? readPlain(text) : ops;
}

/** Whether a text says nothing by marks and bullets: it is written as what is typed at the caret is. */
const isBare = (ops: readonly Op[], text: string) =>
  ops.map(({ insert }) => insert).join('') === `${text.replaceAll(/\r\n?/g, '\n')}\n`;

/**
 * Pasted text passes the same reader as stored text, never the browser's own: its parser would apply styles
 * that the page's policy forbids.
 */
class AllowedClipboard extends Clipboard {
  override convert(
    { html, text = '' }: { html?: string; text?: string },
    formats: Record<string, unknown> = {},
  ): Delta {
    const ops = pastedOps(html, text);
    if (formats.table) return asCell(ops);
    if (!html && isBare(ops, text)) return super.convert({ text }, formats);
    const delta = new Delta(ops);
    const last = delta.ops.at(-1);
    const isOpenEnd = last?.insert === '\n' || String(last?.insert).endsWith('\n');
    if (!isOpenEnd || last?.attributes) return delta;
    return delta.compose(new Delta().retain(delta.length() - 1).delete(1));
  }

  /** In the spelling of what is stored, so that nothing of it changes on its way. */
  override onCopy(range: Range): { html: string; text: string } {
    const { ops } = this.quill.getContents(range.index, range.length);
    return { html: OWN_TEXT + writeHtml(ops), text: this.quill.getText(range) };
  }

  override onCaptureCopy(event: ClipboardEvent, isCut = false): void {
    const { quill } = this;
    const range = isCut ? quill.getSelection() : null;
    super.onCaptureCopy(event, isCut);
    // What is left of a table is selected as well.
    if (range?.index === 0 && writeHtml(quill.getContents().ops) === '') {
      deleteWhole(quill, { index: 0, length: quill.getLength() });
    }
  }
}

SizeStyle.whitelist = Array.from({ length: 65 }, (_none, step) => `${step + 8}px`);
Quill.register(
  {
    'formats/align': AlignStyle,
    'formats/background': BackgroundStyle,
    'formats/color': ColorStyle,
    'formats/size': SizeStyle,
    'formats/divider': Divider,
    'modules/clipboard': AllowedClipboard,
  },
  true,
);

/** The formats the editor can hold: those of the toolbar, and the plain structure around them (D35). */
export const FORMATS = [
  'align',
  'background',
  'blockquote',
  'bold',
  'color',
  'divider',
  'header',
  'indent',
  'italic',
  'link',
  'list',
  'script',
  'size',
  'strike',
  'table',
  'underline',
];

/** Steps that can be undone (R9.13). */
const UNDO_STEPS = 20;

/** Tab leads out of the editor, as everywhere in a form; only inside a table it goes to the next cell. */
const FREE_TAB = {
  tab: null,
  indent: null,
  outdent: null,
  'remove tab': null,
};

export const MODULES = {
  toolbar: false,
  table: true,
  history: { maxStack: UNDO_STEPS, userOnly: true },
  keyboard: {
    bindings: {
      ...FREE_TAB,
      'delete by backspace': deletingKey('Backspace'),
      'delete by delete': deletingKey('Delete'),
      // Quill brings it on Windows only; Ctrl/Cmd+Z and Ctrl/Cmd+Shift+Z it brings everywhere.
      'redo by y': {
        key: 'y',
        shortKey: true,
        handler(this: { quill: Quill }) {
          this.quill.history.redo();
        },
      },
    },
  },
};
