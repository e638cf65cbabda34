import { lazy, Suspense } from 'react';
import { Refusal } from '@pasal/shared/dashboard';
import { Skeleton } from '@pasal/shared/ui';
import * as messages from './messages';
import type { RichTextEditorProps } from './rich-text-editor';

/** Quill is large: it comes when a form is opened, and with nothing else. */
const RichTextEditor = lazy(() =>
  import('./rich-text-editor').then(
    (module) => ({ default: module.RichTextEditor }),
    // The rest of the form, and what was typed in it, stays.
    () => ({ default: EditorAway }),
  ),
);

function EditorAway() {
  return <Refusal text={messages.away} />;
}

/** As high as the editor with its toolbar. */
const EDITOR_HEIGHT = '430px';

/** The editor, whose script comes when it is shown first. */
export function LazyEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton $height={EDITOR_HEIGHT} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
