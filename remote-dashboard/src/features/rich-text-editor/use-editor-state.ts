import type Quill from 'quill';
import { useEffect, useState } from 'react';
import type { Attributes } from '../../model/rich-text/ops';
import { rangeOf } from './editor-commands';

interface EditorState {
  /** Of the text at the caret, or common to the selection. */
  formats: Attributes;
  canUndo: boolean;
  canRedo: boolean;
}

const START: EditorState = { formats: {}, canUndo: false, canRedo: false };

function read(quill: Quill): EditorState {
  const { index, length } = rangeOf(quill);
  const end = quill.getLength();
  const from = Math.min(index, Math.max(0, end - 1));
  const { undo, redo } = quill.history.stack;
  return {
    formats: quill.getFormat(from, Math.min(length, end - from)),
    canUndo: undo.length > 0,
    canRedo: redo.length > 0,
  };
}

/** What the toolbar shows, followed at every change and every move of the caret. */
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
