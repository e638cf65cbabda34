import { useState } from 'react';
import type { SearchWordsResponse } from '@pasal/shared/contracts';
import { TitledSection } from '@pasal/shared/dashboard';
import { Button, Icon, StateView, TextField, icons } from '@pasal/shared/ui';
import { KindRow } from './kind-row';
import * as messages from './messages';
import * as s from './word-admin.styles';
import type { Chosen } from './word-dialogs';

/** Kinds that are shown at once. */
const SHOWN = 20;

interface KindSectionProps {
  data: SearchWordsResponse;
  onChoose: (chosen: Chosen) => void;
}

/** Every kind by name; typing narrows the list to those with the words in name or phrases. */
export function KindSection({ data, onChoose }: KindSectionProps) {
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const wanted = text.trim().toLowerCase();
  const found = data.kinds.filter(({ name, phrases }) =>
    [name, ...phrases].some((words) => words.toLowerCase().includes(wanted)),
  );
  const shown = isWhole ? found : found.slice(0, SHOWN);
  const left = found.length - shown.length;
  return (
    <TitledSection
      title={messages.kinds}
      lead={messages.kindsHint}
      action={
        <Button variant="secondary" onClick={() => onChoose({ of: 'kind', task: 'add' })}>
          <Icon shape={icons.plus} size={18} /> {messages.addKind}
        </Button>
      }
    >
      <TextField
        label={messages.findKind}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 && (
        <StateView
          icon={icons.tag}
          title={data.kinds.length === 0 ? messages.noKinds : messages.noKindFound}
        />
      )}
      <s.Rows aria-label={messages.kinds}>
        {shown.map((kind) => (
          <KindRow
            key={kind.id}
            kind={kind}
            data={data}
            onTask={(task) => onChoose({ of: 'kind', task, thing: kind })}
          />
        ))}
      </s.Rows>
      {left > 0 && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {messages.moreKinds(left)}
        </Button>
      )}
    </TitledSection>
  );
}
