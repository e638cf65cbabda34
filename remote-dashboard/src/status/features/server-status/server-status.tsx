import type { ServerStatus as Status } from '@pasal/shared/contracts';
import { ListView } from '@pasal/shared/dashboard';
import { Skeleton, VisuallyHidden } from '@pasal/shared/ui';
import { WORDS } from '@pasal/shared/domain';
import { judge } from '../../model/concerns';
import type { useServerStatusQuery } from '../../status-api';
import * as messages from './messages';
import * as s from './server-status.styles';
import { StatusCard } from './status-card';
import * as facts from './status-facts';

/** Number of skeleton cards. */
const EXPECTED = 7;

const Loading = () => (
  <s.Cards aria-busy="true">
    <VisuallyHidden role="status">{WORDS.loading}</VisuallyHidden>
    {Array.from({ length: EXPECTED }, (_none, card) => (
      <Skeleton key={card} $height="176px" />
    ))}
  </s.Cards>
);

function Cards({ status, now }: { status: Status; now: number }) {
  const health = judge(status, now);
  const concerns = Object.values(health).filter((each) => each !== 'well').length;
  return (
    <>
      <s.Summary role="status">
        {concerns === 0 ? messages.allWell : messages.toLookAt(concerns)}
      </s.Summary>
      <s.Cards>
        <StatusCard
          title={messages.database}
          health={health.database}
          facts={facts.factsOfDatabase(status)}
        />
        <StatusCard
          title={messages.queue}
          health={health.messages}
          facts={facts.factsOfMessages(status)}
        />
        <StatusCard
          title={messages.files}
          health={health.files}
          facts={facts.factsOfFiles(status)}
        />
        <StatusCard
          title={messages.backup}
          health={health.backup}
          facts={facts.factsOfBackup(status)}
        />
        <StatusCard
          title={messages.disks}
          health={health.disks}
          facts={facts.factsOfDisks(status)}
        />
        <StatusCard title={messages.server} facts={facts.factsOfServer(status)} />
        <StatusCard title={messages.parts} facts={facts.factsOfParts(status)} />
      </s.Cards>
    </>
  );
}

/** The health of the shop's infrastructure, as seen by the responding server. */
export function ServerStatus({ answer }: { answer: ReturnType<typeof useServerStatusQuery> }) {
  const { data, fulfilledTimeStamp = 0 } = answer;
  return (
    <ListView answer={answer} data={data} failed={messages.failed} loading={<Loading />}>
      {(status) => <Cards status={status} now={fulfilledTimeStamp} />}
    </ListView>
  );
}
