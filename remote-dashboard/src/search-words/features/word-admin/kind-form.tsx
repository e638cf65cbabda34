import {
  SEARCH_WORD_LENGTHS,
  type SearchKind,
  type SearchWordsResponse,
} from '@pasal/shared/contracts';
import { Choice, FormDialog } from '@pasal/shared/dashboard';
import { labelOf } from '@pasal/shared/domain';
import { Field, TextAreaInput, TextField } from '@pasal/shared/ui';
import * as messages from './messages';
import { useKindForm } from './use-kind-form';

interface KindFormProps {
  /** Undefined for a new one. */
  kind: SearchKind | undefined;
  data: SearchWordsResponse;
  onClose: () => void;
}

/** Name, place and phrases of a kind. */
export function KindForm({ kind, data, onClose }: KindFormProps) {
  const { frame, field, values, problems, set } = useKindForm(kind, onClose);
  const others = data.kinds.filter(({ id }) => id !== kind?.id);
  return (
    <FormDialog
      {...frame}
      title={kind ? messages.editKind(kind.name) : messages.addKind}
      place="wide"
    >
      <TextField
        {...field('name')}
        label={messages.name}
        required
        maxLength={SEARCH_WORD_LENGTHS.name}
        autoComplete="off"
      />
      <Field label={messages.phrases} hint={messages.phrasesHint} error={problems['phrases']}>
        {(control) => (
          <TextAreaInput
            {...control}
            rows={6}
            value={values.phrases}
            onChange={({ target }) => set({ phrases: target.value })}
          />
        )}
      </Field>
      <Choice
        label={messages.parent}
        choices={[
          ['', messages.noParent],
          ...others.map(({ id, name }) => [String(id), name] as const),
        ]}
        value={values.parent_id}
        error={problems['parent_id']}
        onChoose={(parent_id) => set({ parent_id })}
      />
      <Choice
        label={messages.category}
        hint={messages.categoryHint}
        choices={[
          ['', messages.noCategory],
          ...data.categories.map((each) => [String(each.id), labelOf(each)] as const),
        ]}
        value={values.category_id}
        error={problems['category_id']}
        onChoose={(category_id) => set({ category_id })}
      />
    </FormDialog>
  );
}
