import { Field, TextInput } from '@pasal/shared/ui';

interface FileFieldProps {
  label: string;
  accept: string;
  hint?: string;
  error?: string | undefined;
  disabled: boolean;
  onFile: (file: File | undefined) => void;
}

/** Chooses one file. */
export function FileField({ label, accept, hint, error, disabled, onFile }: FileFieldProps) {
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(control) => (
        <TextInput
          {...control}
          type="file"
          accept={accept}
          disabled={disabled}
          // Chosen once more, a file is read once more: it was corrected under the same name.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ target }) => onFile(target.files?.[0])}
        />
      )}
    </Field>
  );
}
