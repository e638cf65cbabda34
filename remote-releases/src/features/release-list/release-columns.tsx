import {
  PLAN_SHARES,
  type LiveRelease,
  type PlanDecision,
  type PlanState,
  type ReleaseOverview,
  type ReleasePlan,
} from '@pasal/shared/contracts';
import { Moment, useDates } from '@pasal/shared/dates';
import { Badge, Menu, type Column, type MenuItem, type Tone, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './release-list.styles';
import { WalkingNote, WalkNote, WrapsNote } from './walk-notes';

/** Tasks for a part of the shop. */
export type ReleaseTask = 'activate' | 'preview' | 'roll-back' | PlanDecision;
type OnTask = (task: ReleaseTask, release: ReleaseOverview) => void;

const isOnOwnBuild = ({ stable, candidate }: ReleaseOverview) =>
  stable.source === 'own' && candidate === null;

/** The decisions a plan allows in each state. */
const DECISIONS: Record<PlanState, readonly PlanDecision[]> = {
  growing: ['stop'],
  waiting: ['go-on', 'stop'],
  stopped: ['go-on'],
};

function menuItems(release: ReleaseOverview, onTask: OnTask): MenuItem[] {
  const item = (task: ReleaseTask, label: string, icon: MenuItem['icon']): MenuItem => ({
    label,
    icon,
    onChoose: () => onTask(task, release),
  });
  const decisions = release.plan ? DECISIONS[release.plan.state] : [];
  return [
    ...decisions.map((each) =>
      each === 'stop'
        ? item(each, messages.stop, icons.pause)
        : item(each, messages.goOn, icons.check),
    ),
    item('activate', messages.activate, icons.play),
    ...(release.versions.length > 0 ? [item('preview', messages.preview, icons.eye)] : []),
    ...(isOnOwnBuild(release)
      ? []
      : [{ ...item('roll-back', messages.rollBack, icons.chevronLeft), danger: true }]),
  ];
}

const TONES: Record<PlanState, Tone> = {
  growing: 'success',
  waiting: 'warning',
  stopped: 'neutral',
};

/** The state of a gradual rollout, and its next step. */
function PlanNote({ state, step, visits, least, yes_from: yesFrom }: ReleasePlan) {
  const dates = useDates();
  const next = PLAN_SHARES[step + 1] ?? 100;
  return (
    <s.Note>
      <Badge $tone={TONES[state]}>{messages.planStates[state]}</Badge>
      <s.Muted>
        {messages.planVisits(visits, least)}{' '}
        {messages.planNext[state](next, dates.dateTime(yesFrom))}
      </s.Muted>
    </s.Note>
  );
}

/** The active version with its notes; the shop's own build needs no walks. */
function VersionCell({
  live,
  versions,
}: Pick<ReleaseOverview, 'versions'> & { live: LiveRelease }) {
  const { version, source, share, wraps } = live;
  const uploaded = versions.find((each) => each.version === version);
  return (
    <s.NotedInList>
      <s.Version>
        <span>{version}</span>
        {source === 'own' && <Badge $tone="neutral">{messages.own}</Badge>}
        {share < 100 && <Badge $tone="warning">{messages.share(share)}</Badge>}
      </s.Version>
      <WrapsNote {...(wraps && { wraps })} />
      {uploaded && <WalkNote walk={uploaded.walk} />}
    </s.NotedInList>
  );
}

/** A part's card on a phone. */
export const CARD =
  '"part actions" auto "live actions" auto "tried tried" auto "since since" auto / minmax(0, 1fr) 44px';

/** The part's name, and a warning that version storage is nearly full. */
const partColumn: Column<ReleaseOverview> = {
  label: messages.part,
  area: 'part',
  width: '22%',
  cell: ({ title, name, notice }) => (
    <s.Noted>
      <s.Version>
        <s.Part>{title}</s.Part> <s.Muted>{name}</s.Muted>
      </s.Version>
      {notice !== undefined && (
        <s.Note>
          <Badge $tone="warning">{messages.nearlyFull}</Badge>
          <s.Muted>{notice}</s.Muted>
        </s.Note>
      )}
    </s.Noted>
  ),
};

export const releaseColumns = (onTask: OnTask): Column<ReleaseOverview>[] => [
  partColumn,
  {
    label: messages.stable,
    area: 'live',
    cell: ({ stable, unreleased, versions }) =>
      unreleased ? (
        <s.Muted>{messages.nobody}</s.Muted>
      ) : (
        <VersionCell live={stable} versions={versions} />
      ),
  },
  {
    label: messages.candidate,
    area: 'tried',
    named: true,
    width: '34%',
    cell: ({ candidate, plan, walking, versions }) => (
      <s.Noted>
        {candidate && <VersionCell live={candidate} versions={versions} />}
        {plan && <PlanNote {...plan} />}
        {walking && <WalkingNote {...walking} />}
        {!candidate && !walking && <s.Muted>{messages.nobody}</s.Muted>}
      </s.Noted>
    ),
  },
  {
    label: messages.since,
    area: 'since',
    named: true,
    width: '190px',
    nowrap: true,
    cell: ({ stable, candidate }) => {
      const since = candidate?.since ?? stable.since;
      return since ? <Moment at={since} /> : messages.always;
    },
  },
  {
    label: messages.actions,
    area: 'actions',
    width: '92px',
    height: '44px',
    cell: (release) => (
      <Menu label={messages.actionsOf(release.title)} items={menuItems(release, onTask)} />
    ),
  },
];
