import type { ReleaseOverview } from '@pasal/shared/contracts';
import { Choice, useCallForm } from '@pasal/shared/dashboard';
import { Dialog, TextField } from '@pasal/shared/ui';
import { useActivateReleaseMutation } from '../../releases-api';
import * as messages from './messages';
import { VersionDialog } from './version-dialog';

interface ActivateDialogProps {
  release: ReleaseOverview;
  onClose: () => void;
}

/** Whom it is shown to: a share that stays, or one that grows by itself. */
const shownTo = (share: string) =>
  share === messages.BY_PLAN ? { plan: true } : { share: Number(share) };

/** Chooses an uploaded version, and whom it is shown to. */
function ActivateForm({ release, onClose }: ActivateDialogProps) {
  const { name, title, versions } = release;
  const [activate] = useActivateReleaseMutation();
  const form = useCallForm({
    start: { version: versions[0]?.version ?? '', share: '100', why: '' },
    call: ({ version, share, why }) =>
      activate({ params: { name }, body: { version, ...shownTo(share), why: why.trim() } }),
    onDone: onClose,
  });
  const { field, values, problems, set } = form;
  const isPlan = values.share === messages.BY_PLAN;
  return (
    <VersionDialog
      title={messages.activateOf(title)}
      submitLabel={messages.activate}
      versions={versions}
      form={form}
      onClose={onClose}
    >
      <Choice
        label={messages.shareLabel}
        choices={messages.shares}
        value={values.share}
        error={problems.share}
        {...(isPlan && { hint: messages.planHint })}
        onChoose={(share) => set({ share })}
      />
      <TextField {...field('why')} label={messages.why} hint={messages.whyHint} maxLength={500} />
    </VersionDialog>
  );
}

export function ActivateDialog({ release, onClose }: ActivateDialogProps) {
  if (release.versions.length > 0) return <ActivateForm release={release} onClose={onClose} />;
  return (
    <Dialog open title={messages.activateOf(release.title)} onClose={onClose}>
      <p>{messages.noVersions}</p>
    </Dialog>
  );
}
