import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { oneLine } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { SideBySide } from '../both-languages/both-languages.styles';
import { NepaliField } from '../both-languages/nepali-field';
import * as messages from './messages';

interface WrittenNames {
  name: string;
  name_ne?: string;
}

/** The names as sent: a missing Nepali name is unchanged. */
export function namesOf(
  { name, nepali }: { name: string; nepali: string },
  before: string,
): WrittenNames {
  const name_ne = oneLine(nepali);
  return { name: oneLine(name), ...(name_ne !== before && { name_ne }) };
}

interface NameDialogProps {
  title: string;
  submitLabel?: string;
  /** The current name; empty for a new item. */
  name?: string;
  /** The Nepali name; empty for none. */
  nepali?: string | undefined;
  /** Names that are mostly the same in Nepali. */
  isNepaliOptional?: boolean;
  maxLength: number;
  /** Sends the names. */
  save: (names: WrittenNames) => {
    unwrap: () => Promise<{ message: string }>;
  };
  onClose: () => void;
}

/** Asks for a name in both languages, for a new or existing item. */
export function NameDialog(props: NameDialogProps) {
  const { title, submitLabel, name = '', nepali = '', maxLength, save, onClose } = props;
  const { frame, field, values, set } = useDialogForm({
    start: { name, nepali },
    call: (typed) => save(namesOf(typed, nepali)),
    onClose,
  });

  return (
    <FormDialog {...frame} title={title} submitLabel={submitLabel}>
      <SideBySide>
        <TextField
          {...field('name')}
          label={messages.name}
          required
          maxLength={maxLength}
          autoComplete="off"
        />
        <NepaliField
          label={messages.name}
          english={values.name}
          value={values.nepali}
          maxLength={maxLength}
          optional={props.isNepaliOptional ?? false}
          onChange={(typed) => set({ nepali: typed })}
        />
      </SideBySide>
    </FormDialog>
  );
}
