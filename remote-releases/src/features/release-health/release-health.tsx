import { useState } from 'react';
import type { ReleaseOverview } from '@pasal/shared/contracts';
import { messageOf } from '@pasal/shared/api';
import { WORDS } from '@pasal/shared/domain';
import { Choice, TitledSection } from '@pasal/shared/dashboard';
import { FailedView, Skeleton, StateView, VisuallyHidden, icons } from '@pasal/shared/ui';
import { useReleaseHealthQuery, useReleasesQuery } from '../../releases-api';
import { HealthChart } from './health-chart';
import * as s from './health-chart.styles';
import * as messages from './messages';

/** Milliseconds between two looks. */
const LOOK_EVERY = 30_000;

/** How the versions of one part do, in four faces. */
function HealthOf({ release }: { release: ReleaseOverview }) {
  const { currentData, error, refetch } = useReleaseHealthQuery(
    { params: { name: release.name } },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: LOOK_EVERY,
      skipPollingIfUnfocused: true,
    },
  );
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
  if (!currentData) {
    return (
      <>
        <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
        <Skeleton $height="352px" />
      </>
    );
  }
  if (currentData.versions.length === 0) {
    return <StateView icon={icons.chart} title={messages.none} text={messages.noneText} />;
  }
  return <HealthChart release={release} health={currentData} />;
}

/** How releases do; what is being tried is what one wants to see first. */
export function ReleaseHealth() {
  const [chosen, setChosen] = useState<string>();
  const { data } = useReleasesQuery(undefined);
  const all = data?.releases ?? [];
  const release =
    all.find(({ name }) => name === chosen) ??
    all.find(({ candidate }) => candidate !== null) ??
    all[0];
  if (!release) return null;
  return (
    <TitledSection
      title={messages.title}
      lead={messages.lead}
      action={
        <s.PartChoice>
          <Choice
            label={messages.part}
            choices={all.map(({ name, title }) => [name, title])}
            value={release.name}
            onChoose={setChosen}
          />
        </s.PartChoice>
      }
    >
      <HealthOf release={release} />
    </TitledSection>
  );
}
