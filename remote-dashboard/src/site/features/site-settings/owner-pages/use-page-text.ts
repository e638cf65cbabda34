import { useState } from 'react';
import type { PageDraftResponse, PageTextParams, ValidationDetail } from '@pasal/shared/contracts';
import { useSavePageDraftMutation } from '../../../site-api';
import { useSettingsForm } from '../use-settings-form';

const shape = {
  draftOf: ({ html }: { html: string }) => ({ html }),
  problemsOf: (details: readonly ValidationDetail[]) =>
    Object.fromEntries(details.map(({ path, message }) => [path, message])),
};

/** A text while it is written. An editor reads its text only once: another one begins where that came from elsewhere. */
export function usePageText(which: PageTextParams, read: PageDraftResponse) {
  const [save] = useSavePageDraftMutation();
  const [saved, setSaved] = useState(read);
  // What was just saved is newer than what was read, until that is read again.
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
    /** The number of the editor that shows the text. */
    editor: shown.editor,
    write: (typed: string) => {
      setShown({ ...shown, html: typed });
      form.set({ html: typed });
    },
  };
}
