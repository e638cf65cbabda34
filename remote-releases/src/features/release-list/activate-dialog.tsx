import type { ReleaseOverview } from '@pasal/shared/contracts';
import { Choice, useDialogForm } from '@pasal/shared/dashboard';
import { Checkbox, Dialog, TextField } from '@pasal/shared/ui';
import { useActivateReleaseMutation, useReleasesQuery } from '../../releases-api';
import * as messages from './messages';
import * as s from './release-list.styles';
import { VersionDialog } from './version-dialog';
import { VersionNotes } from './walk-notes';

interface ActivateDialogProps {
  release: ReleaseOverview;
  onClose: () => void;
}

/** Describes who sees the version: a fixed share, or one that grows automatically. */
const shownTo = (share: string) =>
  share === messages.BY_PLAN ? { plan: true } : { share: Number(share) };

/** Selects an uploaded version, and its audience. */
function ActivateForm({ release, onClose }: ActivateDialogProps) {
  const { name, title, versions } = release;
  const [activate] = useActivateReleaseMutation();
  const { data: { walks = false } = {} } = useReleasesQuery();
  const form = useDialogForm({
    start: { version: versions[0]?.version ?? '', share: '100', why: '', withoutWalk: '' },
    call: ({ version, share, why, withoutWalk }) =>
      activate({
        params: { name },
        body: {
          version,
          ...shownTo(share),
          why: why.trim(),
          ...(withoutWalk !== '' && { without_walk: true }),
        },
      }),
    onClose,
  });
  const { field, values, problems, set } = form;
  const isPlan = values.share === messages.BY_PLAN;
  const chosen = versions.find(({ version }) => version === values.version);
  const mayWaive = walks || (chosen?.walk?.findings.length ?? 0) > 0;
  return (
    <VersionDialog
      title={messages.activateOf(title)}
      submitLabel={messages.activate}
      versions={versions}
      form={form}
    >
      {chosen && <VersionNotes {...chosen} />}
      <Choice
        label={messages.shareLabel}
        choices={messages.shares}
        value={values.share}
        error={problems.share}
        {...(isPlan && { hint: messages.planHint })}
        onChoose={(share) => set({ share })}
      />
      <TextField {...field('why')} label={messages.why} hint={messages.whyHint} maxLength={500} />
      {walks && <s.Muted>{messages.walksHint}</s.Muted>}
      {mayWaive && (
        <Checkbox
          label={messages.withoutWalk}
          checked={values.withoutWalk !== ''}
          onChange={({ target }) => set({ withoutWalk: target.checked ? 'yes' : '' })}
        />
      )}
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
