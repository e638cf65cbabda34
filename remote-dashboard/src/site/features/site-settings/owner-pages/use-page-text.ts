import { useState } from 'react';
import type { PageDraftResponse, PageTextParams, ValidationDetail } from '@pasal/shared/contracts';
import { useSavePageDraftMutation } from '../../../site-api';
import { useSettingsForm } from '../use-settings-form';

const shape = {
  draftOf: ({ html }: { html: string }) => ({ html }),
  problemsOf: (details: readonly ValidationDetail[]) =>
    Object.fromEntries(details.map(({ path, message }) => [path, message])),
};

/** A text being edited. An editor reads its text only once: content from elsewhere needs a new editor. */
export function usePageText(which: PageTextParams, read: PageDraftResponse) {
  const [save] = useSavePageDraftMutation();
  const [saved, setSaved] = useState(read);
  // The text just saved is newer than the one loaded, until it is reloaded.
  const stored = saved.version > read.version ? saved : read;
  const form = useSettingsForm(stored, shape, ({ html }, version) => {
    const call = save({ params: which, body: { html, version } });
    const unwrap = async () => {
      const answer = await call.unwrap();
      setSaved(answer);
      return answer;
    };
    return { unwrap };
  });
  const { html } = form.values;
  const [shown, setShown] = useState({ html, editor: 0 });
  if (shown.html !== html) setShown({ html, editor: shown.editor + 1 });

  return {
    ...form,
    stored,
    /** The key of the editor that shows the text. */
    editor: shown.editor,
    write: (typed: string) => {
      setShown({ ...shown, html: typed });
      form.set({ html: typed });
    },
  };
}
