import { useEffect } from 'react';
import {
  MAX_LINE_QUANTITY,
  MAX_ORDER_PIECES,
  type SiteSettingsResponse,
  type ValidationDetail,
} from '@pasal/shared/contracts';
import { Columns } from '@pasal/shared/dashboard';
import { Button, type FormProblems } from '@pasal/shared/ui';
import { draftOf, isSameDraft, settingsOf } from '../../model/settings-draft';
import { useSaveSiteSettingsMutation } from '../../site-api';
import { Conflict } from './conflict';
import * as messages from './messages';
import { SettingsFields } from './settings-fields';
import * as s from './site-settings.styles';
import { useSettingsForm } from './use-settings-form';

/** For these numbers the server's message only repeats its schema, and names their place in the request. */
const LIMITS: Record<string, [least: number, most: number]> = {
  'order_limits.pieces_per_product': [1, MAX_LINE_QUANTITY],
  'order_limits.pieces_per_order': [1, MAX_ORDER_PIECES],
  'scarce_limits.left': [0, MAX_LINE_QUANTITY],
  'scarce_limits.pieces_per_hour': [1, MAX_ORDER_PIECES],
};

function problemsOf(details: readonly ValidationDetail[]): FormProblems {
  const problems = details.map(({ path, message }): [string, string] => {
    const field = path.replace('settings.', '');
    const limit = LIMITS[field];
    return limit ? [field, messages.limitRange(...limit)] : [path, message];
  });
  return Object.fromEntries(problems);
}
const shape = { draftOf, isSame: isSameDraft, problemsOf };

interface SettingsFormProps {
  stored: SiteSettingsResponse;
  /** Reads the settings again, after someone else has saved theirs. */
  onLoadAgain: () => Promise<SiteSettingsResponse | undefined>;
  /** Hears if there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

/** The settings as one form, saved together; it keeps what is typed whatever the server says. */
export function SettingsForm({ stored, onLoadAgain, onDirty }: SettingsFormProps) {
  const [save] = useSaveSiteSettingsMutation();
  const { frame, ...form } = useSettingsForm(stored, shape, (draft, version) =>
    save({ body: { settings: settingsOf(draft), version } }),
  );
  const { isDirty } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <Columns as="form" {...frame} noValidate>
      <SettingsFields form={form} />
      <s.Bar>
        <Conflict form={form} onLoadAgain={onLoadAgain} />
        {isDirty && form.action.refusal === undefined && <p>{messages.unsaved}</p>}
        <Button variant="secondary" disabled={!isDirty} onClick={form.discard}>
          {messages.discard}
        </Button>
        <Button type="submit" busy={form.isBusy} disabled={!isDirty}>
          {messages.save}
        </Button>
      </s.Bar>
    </Columns>
  );
}
