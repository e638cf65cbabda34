import { useRef, useState } from 'react';
import type { PreviewLink, ReleaseOverview } from '@pasal/shared/contracts';
import { Choice, Fields, useDialogForm } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { notify } from '@pasal/shared/shell';
import { Button, Dialog, TextField } from '@pasal/shared/ui';
import { usePreviewReleaseMutation } from '../../releases-api';
import * as messages from './messages';
import { VersionDialog } from './version-dialog';

const FLOW = 'copy preview link';

interface PreviewDialogProps {
  release: ReleaseOverview;
  onClose: () => void;
}

interface LinkFormProps extends PreviewDialogProps {
  onMade: (link: PreviewLink) => void;
}

/** Which release the link shows, and for how long. */
function LinkForm({ release, onMade, onClose }: LinkFormProps) {
  const { name, title, versions } = release;
  const [makeLink] = usePreviewReleaseMutation();
  const form = useDialogForm({
    start: { version: versions[0]?.version ?? '', days: '7' },
    call: ({ version, days }) =>
      makeLink({ params: { name }, body: { version, days: Number(days) } }),
    onDone: onMade,
    onClose,
  });
  return (
    <VersionDialog
      title={messages.previewOf(title)}
      lead={messages.previewText}
      submitLabel={messages.makeLink}
      versions={versions}
      form={form}
    >
      <Choice
        label={messages.days}
        choices={messages.validity}
        value={form.values.days}
        error={form.problems.days}
        onChoose={(days) => form.set({ days })}
      />
    </VersionDialog>
  );
}

/** Makes a link that shows a release to its holder, then shows it to be copied. */
export function PreviewDialog({ release, onClose }: PreviewDialogProps) {
  const [made, setMade] = useState<PreviewLink>();
  const input = useRef<HTMLInputElement>(null);
  const dates = useDates();
  if (!made) return <LinkForm release={release} onMade={setMade} onClose={onClose} />;

  async function copy(url: string) {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      notify.success(messages.copied, { flow: FLOW });
    } catch {
      notify.error(messages.notCopied, { flow: FLOW });
    }
  }
  return (
    <Dialog
      open
      title={messages.previewOf(release.title)}
      onClose={onClose}
      actions={<Button onClick={() => void copy(made.url)}>{messages.copy}</Button>}
    >
      <Fields>
        <TextField
          ref={input}
          label={messages.link}
          hint={messages.linkUntil(dates.dateTime(made.expires_at))}
          value={made.url}
          readOnly
          name="link"
        />
      </Fields>
    </Dialog>
  );
}
