import type { ReactNode } from 'react';
import type { ReleaseOverview } from '@pasal/shared/contracts';
import { Choice, FormDialog, type useDialogForm } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import * as messages from './messages';

/** The choices for a release: its version, and further texts. */
type Chosen = { version: string } & Record<string, string>;
type Form<Values extends Chosen> = Pick<
  ReturnType<typeof useDialogForm<Values, { message: string }>>,
  'frame' | 'values' | 'problems' | 'set'
>;

interface VersionDialogProps<Values extends Chosen> {
  title: string;
  /** The effect, shown before a selection. */
  lead?: string;
  submitLabel: string;
  versions: ReleaseOverview['versions'];
  form: Form<Values>;
  children: ReactNode;
}

/** A task with one of the uploaded versions; a refusal explains the problem. */
export function VersionDialog<Values extends Chosen>(props: VersionDialogProps<Values>) {
  const { title, lead, submitLabel, versions, form, children } = props;
  const { frame, values, problems, set } = form;
  const dates = useDates();
  return (
    <FormDialog {...frame} title={title} submitLabel={submitLabel}>
      {lead !== undefined && <p>{lead}</p>}
      <Choice
        label={messages.version}
        choices={versions.map(({ version, uploaded_at, uploaded_by, went_back }) => [
          version,
          messages.uploaded(
            version,
            dates.dateTime(uploaded_at),
            uploaded_by,
            went_back !== undefined,
          ),
        ])}
        value={values.version}
        error={problems.version}
        onChoose={(version) => set({ version } as Partial<Values>)}
      />
      {children}
    </FormDialog>
  );
}
