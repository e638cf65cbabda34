import type { ReleaseOverview } from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import { Field, SelectInput } from '@pasal/shared/ui';
import * as messages from './messages';

interface VersionFieldProps {
  versions: ReleaseOverview['versions'];
  value: string;
  error: string | undefined;
  onChoose: (version: string) => void;
}

/** One of the versions teams have uploaded. */
export function VersionField({ versions, value, error, onChoose }: VersionFieldProps) {
  return (
    <Field label={messages.version} error={error}>
      {(control) => (
        <SelectInput {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          {versions.map(({ version, uploaded_at, uploaded_by }) => (
            <option key={version} value={version}>
              {messages.uploaded(version, formatDateTime(uploaded_at), uploaded_by)}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
