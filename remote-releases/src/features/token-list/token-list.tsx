import { useState } from 'react';
import type { ReleaseToken } from '@pasal/shared/contracts';
import { AskDialog, ListTable } from '@pasal/shared/dashboard';
import { icons } from '@pasal/shared/ui';
import { useReleaseTokensQuery, useRevokeReleaseTokenMutation } from '../../releases-api';
import * as messages from './messages';
import { CARD, tokenColumns } from './token-columns';

/** Every token of every team. */
export function TokenList() {
  const [revoke] = useRevokeReleaseTokenMutation();
  const [ending, setEnding] = useState<ReleaseToken>();
  const answer = useReleaseTokensQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <ListTable
        caption={messages.title}
        card={CARD}
        columns={tokenColumns(setEnding)}
        answer={answer}
        items={answer.data?.tokens}
        keyOf={({ id }) => id}
        expected={2}
        failed={messages.failed}
        empty={messages.empty}
        emptyText={messages.emptyText}
        icon={icons.key}
      />
      {ending && (
        <AskDialog
          title={messages.revokeTitle(ending.label)}
          text={messages.revokeText}
          confirmLabel={messages.revoke}
          run={() => revoke({ params: { id: ending.id } })}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}
