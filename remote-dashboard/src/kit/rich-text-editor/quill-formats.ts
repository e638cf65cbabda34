import Quill, { Delta } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { AlignStyle } from 'quill/formats/align.js';
import { BackgroundStyle } from 'quill/formats/background.js';
import { ColorStyle } from 'quill/formats/color.js';
import { SizeStyle } from 'quill/formats/size.js';
import Clipboard from 'quill/modules/clipboard.js';
import { DIVIDER, type Op } from '../model/rich-text/ops';
import { readHtml } from '../model/rich-text/read-html';

/** The horizontal line. */
class Divider extends BlockEmbed {
  static override blotName = DIVIDER;
  static override tagName = 'HR';
}

const textOf = (ops: readonly Op[]) =>
  ops.map(({ insert }) => (typeof insert === 'string' ? insert : '\n')).join('');

/**
 * Pasted text passes the same reader as stored text, never the browser's own: its parser would apply styles
 * that the page's policy forbids.
 */
class AllowedClipboard extends Clipboard {
  override convert(
    { html, text }: { html?: string; text?: string },
    formats: Record<string, unknown> = {},
  ): Delta {
    if (!html) return super.convert({ text: text ?? '' }, formats);
    const ops = readHtml(html);
    // A cell holds one line.
    if (formats.table)
      return new Delta().insert(
        textOf(ops)
          .trim()
          .replaceAll(/\s*\n\s*/g, ' '),
      );
    const delta = new Delta(ops);
    const last = delta.ops.at(-1);
    const isOpenEnd = last?.insert === '\n' || String(last?.insert).endsWith('\n');
    if (!isOpenEnd || last?.attributes) return delta;
    return delta.compose(new Delta().retain(delta.length() - 1).delete(1));
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
