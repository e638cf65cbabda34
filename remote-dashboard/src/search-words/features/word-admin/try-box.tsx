import { useState } from 'react';
import { failureOf, Muted, Refusal, TitledSection } from '@pasal/shared/dashboard';
import { oneLine } from '@pasal/shared/domain';
import { TextField, useDebounced } from '@pasal/shared/ui';
import { useUnderstandSearchQuery } from '../../search-words-api';
import * as messages from './messages';
import { Understood } from './understood';

/** Maximum length of a search. */
const LONGEST = 200;

/** A box to test a search: it shows how the words above interpret it. */
export function TryBox() {
  const [text, setText] = useState('');
  const [search] = useDebounced(oneLine(text));
  const { currentData, error } = useUnderstandSearchQuery(
    { query: { search } },
    { skip: search === '', refetchOnMountOrArgChange: true },
  );
  const isLoading = search !== '' && currentData === undefined && error === undefined;
  return (
    <TitledSection title={messages.tryIt} lead={messages.tryHint}>
      <TextField
        label={messages.typed}
        type="search"
        value={text}
        maxLength={LONGEST}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">
        {isLoading && <Muted>{messages.loading}</Muted>}
        {search !== '' && currentData && <Understood typed={search} answer={currentData} />}
      </div>
      <Refusal
        text={
          error === undefined || search === '' ? undefined : failureOf(error, messages.tryFailed)
        }
      />
    </TitledSection>
  );
}
