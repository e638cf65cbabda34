import { useState } from 'react';
import type { SearchWord } from '@pasal/shared/contracts';
import { TitledSection } from '@pasal/shared/dashboard';
import { Button, Icon, StateView, TextField, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { RowTools } from './row-tools';
import * as s from './word-admin.styles';
import type { Chosen } from './word-dialogs';

interface WordSectionProps {
  words: readonly SearchWord[];
  onChoose: (chosen: Chosen) => void;
}

/** Words that find other words, and words that are left out. */
export function WordSection({ words, onChoose }: WordSectionProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = words.filter(({ phrase, finds }) =>
    `${phrase} ${finds ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <TitledSection
      title={messages.words}
      lead={messages.wordsHint}
      action={
        <Button variant="secondary" onClick={() => onChoose({ of: 'word', task: 'add' })}>
          <Icon shape={icons.plus} size={18} /> {messages.addWord}
        </Button>
      }
    >
      <TextField
        label={messages.findWord}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 && (
        <StateView
          icon={icons.tag}
          title={words.length === 0 ? messages.noWords : messages.noWordFound}
        />
      )}
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
    </TitledSection>
  );
}
