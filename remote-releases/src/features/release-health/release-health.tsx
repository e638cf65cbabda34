import { useState } from 'react';
import type { ReleaseOverview } from '@pasal/shared/contracts';
import { Choice, ListView, TitledSection } from '@pasal/shared/dashboard';
import { Skeleton, VisuallyHidden, icons } from '@pasal/shared/ui';
import { useReleaseErrorsQuery, useReleaseHealthQuery, useReleasesQuery } from '../../releases-api';
import { ErrorList } from './error-list';
import { HealthChart } from './health-chart';
import * as s from './health-chart.styles';
import * as messages from './messages';

/** Milliseconds between two looks. */
const LOOK_EVERY = 30_000;

/** The health of the versions of one part. */
function HealthOf({ release }: { release: ReleaseOverview }) {
  const answer = useReleaseHealthQuery(
    { params: { name: release.name } },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: LOOK_EVERY,
      skipPollingIfUnfocused: true,
    },
  );
  return (
    <ListView
      answer={answer}
      data={answer.currentData}
      failed={messages.failed}
      isEmpty={({ versions }) => versions.length === 0}
      empty={messages.none}
      emptyText={messages.noneText}
      icon={icons.chart}
      loading={
        <>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          <Skeleton $height="352px" />
        </>
      }
    >
      {(health) => <HealthChart release={release} health={health} />}
    </ListView>
  );
}

/** What browsers said of errors of one part; nothing while there are none. */
function ErrorsOf({ release: { name, title } }: { release: ReleaseOverview }) {
  const { currentData } = useReleaseErrorsQuery(
    { params: { name } },
    { refetchOnMountOrArgChange: true, pollingInterval: LOOK_EVERY, skipPollingIfUnfocused: true },
  );
  const errors = currentData?.errors ?? [];
  return errors.length > 0 ? <ErrorList title={title} errors={errors} /> : null;
}

/** The health of releases; it starts with one that is on trial. */
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
      <ErrorsOf release={release} />
    </TitledSection>
  );
}
