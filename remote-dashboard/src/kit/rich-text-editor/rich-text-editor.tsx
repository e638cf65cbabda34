import type Quill from 'quill';
import { useEffect, useId, useRef, useState } from 'react';
import ReactQuill from 'react-quill';
import { readHtml } from '../model/rich-text/read-html';
import { writeHtml } from '../model/rich-text/write-html';
import { FORMATS, MODULES } from './quill-formats';
import * as s from './rich-text-editor.styles';
import { Toolbar } from './toolbar';

export interface RichTextEditorProps {
  /** The accessible name. */
  label: string;
  /** Initial HTML; later values are ignored. */
  value: string;
  placeholder?: string;
  /** Shows only the text, without the toolbar (R2.101). */
  readOnly?: boolean;
  /** Offers headings, for a text that is a whole page. */
  hasHeadings?: boolean;
  onChange?: (html: string) => void;
}

/** The rich-text editor of R2.99. It includes Quill: load it only where text is edited. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, placeholder, readOnly = false, hasHeadings, onChange } = props;
  const [start] = useState(() => ({ ops: readHtml(value) }));
  const [quill, setQuill] = useState<Quill>();
  const frame = useRef<ReactQuill>(null);
  const id = useId();

  useEffect(() => {
    const editor = frame.current?.getEditor();
    setQuill(editor);
    // The initial text can't be undone.
    editor?.history.clear();
  }, []);
  useEffect(() => {
    if (!quill) return;
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-readonly': String(readOnly),
      tabindex: '0',
    };
    for (const [name, text] of Object.entries(attributes)) quill.root.setAttribute(name, text);
  }, [quill, id, label, readOnly]);

  return (
    <s.Frame>
      {quill && !readOnly && <Toolbar quill={quill} controls={id} hasHeadings={hasHeadings} />}
      <ReactQuill
        ref={frame}
        theme="default"
        formats={FORMATS}
        modules={MODULES}
        readOnly={readOnly}
        placeholder={placeholder}
        defaultValue={start as never}
        useSemanticHTML={false}
        onChange={(_html, _delta, source, editor) => {
          if (source === 'user') onChange?.(writeHtml(editor.getContents().ops));
        }}
      />
    </s.Frame>
  );
}
