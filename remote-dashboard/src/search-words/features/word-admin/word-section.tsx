import type { SearchWord } from '@pasal/shared/contracts';
import { AddButton, TitledSection } from '@pasal/shared/dashboard';
import { FoundItems } from '../../../kit/list-filters/found-items';
import * as messages from './messages';
import { RowTools } from './row-tools';
import * as s from './word-admin.styles';
import type { Chosen } from './word-dialogs';

interface WordSectionProps {
  words: readonly SearchWord[];
  onChoose: (chosen: Chosen) => void;
}

/** Synonyms and ignored words. */
export function WordSection({ words, onChoose }: WordSectionProps) {
  return (
    <TitledSection
      title={messages.words}
      lead={messages.wordsHint}
      action={
        <AddButton onClick={() => onChoose({ of: 'word', task: 'add' })}>
          {messages.addWord}
        </AddButton>
      }
    >
      <FoundItems
        label={messages.findWord}
        items={words}
        wordsOf={({ phrase, finds }) => [`${phrase} ${finds ?? ''}`]}
        notFound={words.length === 0 ? messages.noWords : messages.noWordFound}
      >
        {(found) => (
          <s.Scroll role="group" aria-label={messages.words} tabIndex={0}>
            <s.Rows>
              {found.map((word) => (
                <s.Row key={word.id}>
                  <s.About>
                    <div>
                      <strong>{word.phrase}</strong>
                      <p>{word.finds === null ? messages.leftOut : messages.finds(word.finds)}</p>
                    </div>
                  </s.About>
                  <RowTools
                    name={word.phrase}
                    onEdit={() => onChoose({ of: 'word', task: 'edit', thing: word })}
                    onDelete={() => onChoose({ of: 'word', task: 'delete', thing: word })}
                  />
                </s.Row>
              ))}
            </s.Rows>
          </s.Scroll>
        )}
      </FoundItems>
    </TitledSection>
  );
}
