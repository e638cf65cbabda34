import { useState } from 'react';
import type { SearchWordsResponse } from '@pasal/shared/contracts';
import { AddButton, TitledSection } from '@pasal/shared/dashboard';
import { Button } from '@pasal/shared/ui';
import { FoundItems } from '../../../kit/list-filters/found-items';
import { KindRow } from './kind-row';
import * as messages from './messages';
import * as s from './word-admin.styles';
import type { Chosen } from './word-dialogs';

/** Number of types shown initially. */
const SHOWN = 20;

interface KindSectionProps {
  data: SearchWordsResponse;
  onChoose: (chosen: Chosen) => void;
}

/** All product types by name; typing filters by name and phrases. */
export function KindSection({ data, onChoose }: KindSectionProps) {
  const [most, setMost] = useState(SHOWN);
  return (
    <TitledSection
      title={messages.kinds}
      lead={messages.kindsHint}
      action={
        <AddButton onClick={() => onChoose({ of: 'kind', task: 'add' })}>
          {messages.addKind}
        </AddButton>
      }
    >
      <FoundItems
        label={messages.findKind}
        items={data.kinds}
        wordsOf={({ name, phrases }) => [name, ...phrases]}
        notFound={data.kinds.length === 0 ? messages.noKinds : messages.noKindFound}
      >
        {(found) => (
          <>
            <s.Rows aria-label={messages.kinds}>
              {found.slice(0, most).map((kind) => (
                <KindRow
                  key={kind.id}
                  kind={kind}
                  data={data}
                  onTask={(task) => onChoose({ of: 'kind', task, thing: kind })}
                />
              ))}
            </s.Rows>
            {found.length > most && (
              <Button variant="secondary" onClick={() => setMost(Infinity)}>
                {messages.moreKinds(found.length - most)}
              </Button>
            )}
          </>
        )}
      </FoundItems>
    </TitledSection>
  );
}
