import { useEffect, useRef, useState } from 'react';
import type { SiteSettingsAnswer } from '@pasal/shared/contracts';
import { Button } from '@pasal/shared/ui';
import { draftOf, isSameDraft, settingsOf } from '../../model/settings-draft';
import { useSaveSiteSettingsMutation } from '../../site-admin-api';
import { Refusal } from '../admin-parts/refusal';
import { useAction } from '../admin-parts/use-action';
import { messages } from './messages';
import { SettingsFields } from './settings-fields';
import * as s from './site-settings.styles';

interface SettingsFormProps {
  stored: SiteSettingsAnswer;
  /** Reads the settings anew, after someone else has saved theirs. */
  onLoadAgain: () => Promise<SiteSettingsAnswer | undefined>;
  /** Whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

const CONFLICT = 409;

/** The settings as one form, saved together; it keeps what is typed whatever the server says. */
export function SettingsForm({ stored, onLoadAgain, onDirty }: SettingsFormProps) {
  // What the form began with, and the version it is saved against: what is typed belongs to it.
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored.settings));
  const [save, { isLoading }] = useSaveSiteSettingsMutation();
  const action = useAction();
  const isDirty = !isSameDraft(draft, draftOf(base.settings));

  const form = useRef<HTMLFormElement>(null);
  // The form is long: what is wrong comes into view.
  useEffect(() => {
    if (action.refusal === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [action.refusal]);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  // What was kept may be older than what the server says now: as long as nothing is typed, follow it.
  if (!isDirty && stored.version !== base.version) begin(stored);

  function begin(answer: SiteSettingsAnswer) {
    setBase(answer);
    setDraft(draftOf(answer.settings));
    action.forget();
  }

  async function submit() {
    const saved = await action.run(save({ settings: settingsOf(draft), version: base.version }));
    if (saved) begin(saved);
  }

  async function loadAgain() {
    const answer = await onLoadAgain();
    if (answer) begin(answer);
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
        set={(change) => setDraft((now) => ({ ...now, ...change }))}
        problemOf={action.problemOf}
      />
      <s.Bar>
        <Refusal text={action.refusal} />
        {isDirty && <p>{messages.unsaved}</p>}
        {action.status === CONFLICT ? (
          <Button variant="secondary" onClick={() => void loadAgain()}>
            {messages.loadAgain}
          </Button>
        ) : (
          <Button variant="secondary" disabled={!isDirty} onClick={() => begin(base)}>
            {messages.discard}
          </Button>
        )}
        <Button type="submit" busy={isLoading} disabled={!isDirty}>
          {messages.save}
        </Button>
      </s.Bar>
    </s.Form>
  );
}
