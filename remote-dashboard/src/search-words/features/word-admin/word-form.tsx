import { SEARCH_WORD_LENGTHS, type SearchWord } from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { oneLine } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { useAddSearchWordMutation, useChangeSearchWordMutation } from '../../search-words-api';
import * as messages from './messages';

interface WordFormProps {
  /** Undefined for a new one. */
  word: SearchWord | undefined;
  onClose: () => void;
}

/** A word, and what the search does with it. */
export function WordForm({ word, onClose }: WordFormProps) {
  const [add] = useAddSearchWordMutation();
  const [change] = useChangeSearchWordMutation();
  const { frame, field, values, set } = useDialogForm({
    start: {
      phrase: word?.phrase ?? '',
      meaning: word?.finds === null ? 'ignored' : 'finds',
      finds: word?.finds ?? '',
    },
    call: ({ phrase, meaning, finds }) => {
      const body = { phrase: oneLine(phrase), finds: meaning === 'finds' ? oneLine(finds) : null };
      return word
        ? change({ params: { id: word.id }, body: { ...body, version: word.version } })
        : add({ body });
    },
    onClose,
  });
  return (
    <FormDialog {...frame} title={word ? messages.editKind(word.phrase) : messages.addWord}>
      <TextField
        {...field('phrase')}
        label={messages.word}
        required
        maxLength={SEARCH_WORD_LENGTHS.phrase}
        autoComplete="off"
      />
      <Choice
        label={messages.meaning}
        choices={[
          ['finds', messages.meaningFinds],
          ['ignored', messages.meaningLeftOut],
        ]}
        value={values.meaning}
        onChoose={(meaning) => set({ meaning })}
      />
      {values.meaning === 'finds' && (
        <TextField
          {...field('finds')}
          label={messages.findsLabel}
          required
          maxLength={SEARCH_WORD_LENGTHS.phrase}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
