import { lazy, Suspense } from 'react';
import { Refusal } from '@pasal/shared/dashboard';
import { Skeleton } from '@pasal/shared/ui';
import * as messages from './messages';
import type { RichTextEditorProps } from './rich-text-editor';

/** Quill is large: it is loaded only when a form is opened. */
const RichTextEditor = lazy(() =>
  import('./rich-text-editor').then(
    (module) => ({ default: module.RichTextEditor }),
    // The rest of the form and its input are preserved.
    () => ({ default: EditorAway }),
  ),
);

function EditorAway() {
  return <Refusal text={messages.away} />;
}

/** The height of the editor with its toolbar. */
const EDITOR_HEIGHT = '430px';

/** The editor, loaded when first shown. */
export function LazyEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton $height={EDITOR_HEIGHT} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
