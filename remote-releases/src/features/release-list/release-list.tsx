import { useState } from 'react';
import type { ReleaseOverview } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { WORDS } from '@pasal/shared/domain';
import { DataTable, FailedView, StateView, icons } from '@pasal/shared/ui';
import { useReleasesQuery } from '../../releases-api';
import * as messages from './messages';
import { releaseColumns, type ReleaseTask } from './release-columns';
import { TaskDialog } from './task-dialog';

/** Milliseconds between two looks: releases grow and go back by themselves. */
const LOOK_EVERY = 10_000;

/** What visitors get of each part of the shop, in four faces. */
export function ReleaseList() {
  const [chosen, setChosen] = useState<{ task: ReleaseTask; release: ReleaseOverview }>();
  const { data, error, refetch } = useReleasesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_EVERY,
    skipPollingIfUnfocused: true,
  });
  const close = () => setChosen(undefined);
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
  if (data?.releases.length === 0) return <StateView icon={icons.box} title={messages.empty} />;
  return (
    <>
      <DataTable
        caption={messages.live}
        columns={releaseColumns((task, release) => setChosen({ task, release }))}
        items={data?.releases}
        keyOf={({ name }) => name}
        expected={4}
      />
      {chosen && <TaskDialog {...chosen} onClose={close} />}
    </>
  );
}
