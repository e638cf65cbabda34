import { useState } from 'react';
import type { ReleaseToken } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { WORDS } from '@pasal/shared/domain';
import { AskDialog } from '@pasal/shared/dashboard';
import { DataTable, FailedView, StateView, icons } from '@pasal/shared/ui';
import { useReleaseTokensQuery, useRevokeReleaseTokenMutation } from '../../releases-api';
import * as messages from './messages';
import { tokenColumns } from './token-columns';

/** Every token of every team, in four faces. */
export function TokenList() {
  const [revoke] = useRevokeReleaseTokenMutation();
  const [ending, setEnding] = useState<ReleaseToken>();
  const { data, error, isFetching, refetch } = useReleaseTokensQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error !== undefined) {
    return (
      <FailedView
        title={messages.failed}
        text={messageOf(error, '')}
        retryLabel={WORDS.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.tokens.length === 0) {
    return <StateView icon={icons.key} title={messages.empty} text={messages.emptyText} />;
  }
  return (
    <>
      <DataTable
        caption={messages.title}
        columns={tokenColumns(setEnding)}
        items={data?.tokens}
        keyOf={({ id }) => id}
        expected={2}
        busy={isFetching && data !== undefined}
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
