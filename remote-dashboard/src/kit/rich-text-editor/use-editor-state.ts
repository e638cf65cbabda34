import type Quill from 'quill';
import { useEffect, useState } from 'react';
import type { Attributes } from '../model/rich-text/ops';
import { rangeOf } from './editor-commands';

interface EditorState {
  /** The formats at the caret, or common to the selection. */
  formats: Attributes;
  canUndo: boolean;
  canRedo: boolean;
}

/** Where looks differ, Quill lists them all: then none is common. A table stays a table. */
function commonOf({ table, ...formats }: Record<string, unknown>): Attributes {
  const common = Object.entries(formats).filter(([, value]) => !Array.isArray(value));
  const first: unknown = Array.isArray(table) ? table[0] : table;
  return {
    ...(Array.isArray(formats.align) && { align: 'mixed' }),
    ...Object.fromEntries(common),
    ...(typeof first === 'string' && { table: first }),
  };
}

const START: EditorState = { formats: {}, canUndo: false, canRedo: false };

function read(quill: Quill): EditorState {
  const { index, length } = rangeOf(quill);
  const end = quill.getLength();
  const from = Math.min(index, Math.max(0, end - 1));
  const { undo, redo } = quill.history.stack;
  return {
    formats: commonOf(quill.getFormat(from, Math.min(length, end - from))),
    canUndo: undo.length > 0,
    canRedo: redo.length > 0,
  };
}

/** Returns the state of the toolbar, after every change and every move of the caret. */
export function useEditorState(quill: Quill | undefined): EditorState {
  const [state, setState] = useState(START);
  useEffect(() => {
    if (!quill) return undefined;
    const follow = () => setState(read(quill));
    quill.on('editor-change', follow);
    return () => {
      quill.off('editor-change', follow);
    };
  }, [quill]);
  return state;
}
