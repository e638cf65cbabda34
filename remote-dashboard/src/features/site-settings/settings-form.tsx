import { useEffect, useRef } from 'react';
import type { SiteSettingsAnswer } from '@pasal/shared/contracts';
import { Button } from '@pasal/shared/ui';
import { draftOf, isSameDraft, settingsOf } from '../../model/settings-draft';
import { useSaveSiteSettingsMutation } from '../../site-admin-api';
import { useAction } from '../admin-parts/use-action';
import { Conflict } from './conflict';
import { messages } from './messages';
import { SettingsFields } from './settings-fields';
import * as s from './site-settings.styles';
import { useKeptDraft } from './use-kept-draft';

interface SettingsFormProps {
  stored: SiteSettingsAnswer;
  /** Reads the settings anew, after someone else has saved theirs. */
  onLoadAgain: () => Promise<SiteSettingsAnswer | undefined>;
  /** Whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** The settings as one form, saved together; it keeps what is typed whatever the server says. */
export function SettingsForm({ stored, onLoadAgain, onDirty }: SettingsFormProps) {
  const kept = useKeptDraft(stored, { draftOf, isSame: isSameDraft });
  const { base, draft, isDirty, begin } = kept;
  const [save, { isLoading }] = useSaveSiteSettingsMutation();
  const action = useAction();

  const form = useRef<HTMLFormElement>(null);
  // The form is long: what is wrong comes into view.
  useEffect(() => {
    if (action.refusal === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [action.refusal]);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  async function submit() {
    const saved = await action.run(save({ settings: settingsOf(draft), version: base.version }));
    if (saved) begin(saved);
  }

  return (
    <s.Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void submit();
      }}
    >
      <SettingsFields
        draft={draft}
        set={kept.set}
        problemOf={(path) => action.problemOf(path) ?? kept.conflictOf(path)}
      />
      <s.Bar>
        <Conflict action={action} kept={kept} onLoadAgain={onLoadAgain} />
        {isDirty && action.refusal === undefined && <p>{messages.unsaved}</p>}
        <Button
          variant="secondary"
          disabled={!isDirty}
          onClick={() => {
            begin(base);
            action.forget();
          }}
        >
          {messages.discard}
        </Button>
        <Button type="submit" busy={isLoading} disabled={!isDirty}>
          {messages.save}
        </Button>
      </s.Bar>
    </s.Form>
  );
}
