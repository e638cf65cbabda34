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

/** A horizontal rule. */
class Divider extends BlockEmbed {
  static override blotName = DIVIDER;
  static override tagName = 'HR';
}

/** Deletes the whole text including its tables, of which Quill alone would leave a cell; false if less is selected. */
function deleteWhole(quill: Quill, { index, length }: Range): boolean {
  if (index > 0 || length === 0 || length < quill.getLength() - 1) return false;
  quill.history.cutoff();
  quill.setContents([{ insert: '\n' }], 'user');
  quill.setSelection(0, 0, 'user');
  return true;
}

/** A deletion key; Quill handles anything less than the whole text. */
const deletingKey = (key: 'Backspace' | 'Delete') => ({
  key,
  collapsed: false,
  shortKey: null,
  handler(this: { quill: Quill }, range: Range): boolean {
    return !deleteWhole(this.quill, range);
  },
});

/** Pasted content for a cell, which is a single line: only words and inline formats. */
function asCell(ops: readonly Op[]): Delta {
  const runs = linesOf(ops).flatMap((line) => (line === 'divider' ? [] : [line.runs]));
  const filled = runs.filter((line) => line.length > 0);
  return filled.reduce((delta, line, at) => {
    const joined = at === 0 ? delta : delta.insert(' ');
    return line.reduce((all, { text, attributes }) => all.insert(text, attributes), joined);
  }, new Delta());
}

const filledLines = (text: string) => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');

/** The pasted content. Some programs drop line breaks from their HTML but not from their text. */
function pastedOps(html: string | undefined, text: string): Op[] {
  if (!html) return readPlain(text);
  const ops = readPasted(html);
  return linesOf(ops).length < 2 && filledLines(text).length > 1 ? readPlain(text) : ops;
}

/** Whether the text has no formatting: it then takes the formats at the caret. */
const isBare = (ops: readonly Op[], text: string) =>
  ops.map(({ insert }) => insert).join('') === `${text.replaceAll(/\r\n?/g, '\n')}\n`;

/**
 * Pasted text goes through the reader for stored text, never the browser's parser, which would apply styles that the
 * page's policy forbids.
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

  /** In the stored spelling, so that copying changes nothing. */
  override onCopy(range: Range): { html: string; text: string } {
    const { ops } = this.quill.getContents(range.index, range.length);
    return { html: OWN_TEXT + writeHtml(ops), text: this.quill.getText(range) };
  }

  override onCaptureCopy(event: ClipboardEvent, isCut = false): void {
    const { quill } = this;
    const range = isCut ? quill.getSelection() : null;
    super.onCaptureCopy(event, isCut);
    // The remainder of a table is selected as well.
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

/** The formats the editor supports: those of the toolbar, and the basic structure (D35). */
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

/** Undo history length (R9.13). */
const UNDO_STEPS = 20;

/** Tab leaves the editor, as everywhere in a form; only inside a table it moves to the next cell. */
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
      // Quill binds it only on Windows; it binds Ctrl/Cmd+Z and Ctrl/Cmd+Shift+Z everywhere.
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
