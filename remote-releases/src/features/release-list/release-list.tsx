import { useState } from 'react';
import type { ReleaseOverview } from '@pasal/shared/contracts';
import { ListTable } from '@pasal/shared/dashboard';
import { icons } from '@pasal/shared/ui';
import { useReleasesQuery } from '../../releases-api';
import * as messages from './messages';
import { CARD, releaseColumns, type ReleaseTask } from './release-columns';
import { TaskDialog } from './task-dialog';

/** Milliseconds between two looks: releases grow and go back by themselves. */
const LOOK_EVERY = 10_000;

/** The versions that visitors get of each part of the shop. */
export function ReleaseList() {
  const [chosen, setChosen] = useState<{ task: ReleaseTask; release: ReleaseOverview }>();
  const answer = useReleasesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_EVERY,
    skipPollingIfUnfocused: true,
  });
  return (
    <>
      <ListTable
        caption={messages.live}
        card={CARD}
        columns={releaseColumns((task, release) => setChosen({ task, release }))}
        answer={answer}
        items={answer.data?.releases}
        keyOf={({ name }) => name}
        expected={4}
        isPolled
        failed={messages.failed}
        empty={messages.empty}
        icon={icons.box}
      />
      {chosen && <TaskDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
