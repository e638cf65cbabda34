import type { SearchKind, SearchWord, SearchWordsResponse } from '@pasal/shared/contracts';
import { AskDialog } from '@pasal/shared/dashboard';
import { useDeleteSearchKindMutation, useDeleteSearchWordMutation } from '../../search-words-api';
import { KindForm } from './kind-form';
import * as messages from './messages';
import { WordForm } from './word-form';

type Task = 'edit' | 'delete';

/** The task of the dialog, and its product type or word. */
export type Chosen =
  | { of: 'kind'; task: Task; thing: SearchKind }
  | { of: 'word'; task: Task; thing: SearchWord }
  | { of: 'kind' | 'word'; task: 'add' };

interface WordDialogsProps {
  chosen: Chosen;
  data: SearchWordsResponse;
  onClose: () => void;
}

/** The dialog opened on the page. */
export function WordDialogs({ chosen, data, onClose }: WordDialogsProps) {
  const [removeKind] = useDeleteSearchKindMutation();
  const [removeWord] = useDeleteSearchWordMutation();
  if (chosen.task === 'add') {
    return chosen.of === 'kind' ? (
      <KindForm kind={undefined} data={data} onClose={onClose} />
    ) : (
      <WordForm word={undefined} onClose={onClose} />
    );
  }
  const params = { id: chosen.thing.id };
  if (chosen.of === 'kind') {
    const { thing, task } = chosen;
    if (task === 'edit') return <KindForm kind={thing} data={data} onClose={onClose} />;
    return (
      <AskDialog
        title={messages.deleteTitle(thing.name)}
        text={messages.deleteKindText}
        run={() => removeKind({ params })}
        onClose={onClose}
      />
    );
  }
  const { thing, task } = chosen;
  if (task === 'edit') return <WordForm word={thing} onClose={onClose} />;
  return (
    <AskDialog
      title={messages.deleteTitle(thing.phrase)}
      text={messages.deleteWordText}
      run={() => removeWord({ params })}
      onClose={onClose}
    />
  );
}
