import type { SearchKind } from '@pasal/shared/contracts';
import { useDialogForm } from '@pasal/shared/dashboard';
import { oneLine } from '@pasal/shared/domain';
import { useAddSearchKindMutation, useChangeSearchKindMutation } from '../../search-words-api';
import { phrasesIn } from '../../model/phrases-in';

const idOf = (text: string) => (text === '' ? null : Number(text));

/** The form of a kind: one call, over what was seen; without a kind it adds one. */
export function useKindForm(kind: SearchKind | undefined, onClose: () => void) {
  const [add] = useAddSearchKindMutation();
  const [change] = useChangeSearchKindMutation();
  return useDialogForm({
    start: {
      name: kind?.name ?? '',
      parent_id: String(kind?.parent_id ?? ''),
      category_id: String(kind?.category_id ?? ''),
      phrases: kind?.phrases.join(', ') ?? '',
    },
    call: ({ name, parent_id, category_id, phrases }) => {
      const body = {
        name: oneLine(name),
        parent_id: idOf(parent_id),
        category_id: idOf(category_id),
        phrases: phrasesIn(phrases),
      };
      return kind
        ? change({ params: { id: kind.id }, body: { ...body, version: kind.version } })
        : add({ body });
    },
    onClose,
  });
}
