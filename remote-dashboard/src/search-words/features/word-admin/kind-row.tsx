import type { SearchKind, SearchWordsResponse } from '@pasal/shared/contracts';
import { labelOf } from '@pasal/shared/domain';
import * as messages from './messages';
import { RowTools } from './row-tools';
import * as s from './word-admin.styles';

interface KindRowProps {
  kind: SearchKind;
  data: SearchWordsResponse;
  onTask: (task: 'edit' | 'delete') => void;
}

/** A product type: its position, number of products, and phrases. */
export function KindRow({ kind, data, onTask }: KindRowProps) {
  const parent = data.kinds.find(({ id }) => id === kind.parent_id);
  const category = data.categories.find(({ id }) => id === kind.category_id);
  const facts = [
    messages.products(kind.products),
    ...(parent ? [messages.below(parent.name)] : []),
    ...(category ? [messages.usualOf(labelOf(category))] : []),
  ];
  return (
    <s.Row>
      <s.About>
        <div>
          <strong>{kind.name}</strong>
          <p>{facts.join(' · ')}</p>
        </div>
        {kind.phrases.length > 0 && (
          <s.Chips aria-label={messages.phrasesOf(kind.name)}>
            {kind.phrases.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </s.Chips>
        )}
      </s.About>
      <RowTools name={kind.name} onEdit={() => onTask('edit')} onDelete={() => onTask('delete')} />
    </s.Row>
  );
}
