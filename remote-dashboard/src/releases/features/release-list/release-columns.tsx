import type { LiveRelease, ReleaseOverview } from '@pasal/shared/contracts';
import { formatDateTime } from '@pasal/shared/domain';
import { Badge, Menu, type Column, type MenuItem } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './release-list.styles';

/** What can be done with a part of the shop. */
export type ReleaseTask = 'activate' | 'preview' | 'roll-back';
type OnTask = (task: ReleaseTask, release: ReleaseOverview) => void;

const isOnOwnBuild = ({ stable, candidate }: ReleaseOverview) =>
  stable.source === 'own' && candidate === null;

function menuItems(release: ReleaseOverview, onTask: OnTask): MenuItem[] {
  const activate: MenuItem = {
    label: messages.activate,
    icon: 'play',
    onChoose: () => onTask('activate', release),
  };
  const preview: MenuItem = {
    label: messages.preview,
    icon: 'eye',
    onChoose: () => onTask('preview', release),
  };
  const open = release.versions.length > 0 ? [activate, preview] : [activate];
  if (isOnOwnBuild(release)) return open;
  const rollBack = () => onTask('roll-back', release);
  return [...open, { label: messages.rollBack, icon: 'pause', danger: true, onChoose: rollBack }];
}

function VersionCell({ version, source, share }: LiveRelease) {
  return (
    <s.Version>
      <span>{version}</span>
      {source === 'own' && <Badge $tone="neutral">{messages.own}</Badge>}
      {share < 100 && <Badge $tone="warning">{messages.share(share)}</Badge>}
    </s.Version>
  );
}

export const releaseColumns = (onTask: OnTask): Column<ReleaseOverview>[] => [
  {
    label: messages.part,
    width: '22%',
    cell: ({ title, name }) => (
      <s.Version>
        <s.Part>{title}</s.Part> <s.Muted>{name}</s.Muted>
      </s.Version>
    ),
  },
  { label: messages.stable, cell: ({ stable }) => <VersionCell {...stable} /> },
  {
    label: messages.candidate,
    cell: ({ candidate }) =>
      candidate ? <VersionCell {...candidate} /> : <s.Muted>{messages.nobody}</s.Muted>,
  },
  {
    label: messages.since,
    width: '176px',
    nowrap: true,
    cell: ({ stable, candidate }) => {
      const since = candidate?.since ?? stable.since;
      return since ? formatDateTime(since) : messages.always;
    },
  },
  {
    label: messages.actions,
    width: '92px',
    height: '44px',
    cell: (release) => (
      <Menu label={messages.actionsOf(release.title)} items={menuItems(release, onTask)} />
    ),
  },
];
