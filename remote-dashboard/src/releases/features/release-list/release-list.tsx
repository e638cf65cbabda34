import { useState } from 'react';
import type { ReleaseOverview } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { DataTable, FailedView, StateView } from '@pasal/shared/ui';
import * as common from '../../../kit/admin-parts/messages';
import { useReleasesQuery } from '../../releases-api';
import { ActivateDialog } from './activate-dialog';
import * as messages from './messages';
import { PreviewDialog } from './preview-dialog';
import { releaseColumns, type ReleaseTask } from './release-columns';
import { RollBackDialog } from './roll-back-dialog';

/** What visitors get of each part of the shop, in four faces. */
export function ReleaseList() {
  const [chosen, setChosen] = useState<{ task: ReleaseTask; release: ReleaseOverview }>();
  const { data, error, isFetching, refetch } = useReleasesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const close = () => setChosen(undefined);
  if (error !== undefined) {
    return (
      <FailedView
        title={messages.failed}
        text={messageOf(error, '')}
        retryLabel={common.tryAgain}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.releases.length === 0) return <StateView icon="box" title={messages.empty} />;
  return (
    <>
      <DataTable
        caption={messages.live}
        columns={releaseColumns((task, release) => setChosen({ task, release }))}
        items={data?.releases}
        keyOf={({ name }) => name}
        expected={4}
        busy={isFetching && data !== undefined}
      />
      {chosen?.task === 'activate' && <ActivateDialog {...chosen} onClose={close} />}
      {chosen?.task === 'preview' && <PreviewDialog {...chosen} onClose={close} />}
      {chosen?.task === 'roll-back' && <RollBackDialog {...chosen} onClose={close} />}
    </>
  );
}
