import type { Replica, ServerStatus } from '@pasal/shared/contracts';
import { Moment } from '@pasal/shared/dates';
import { writeDigits } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { ownPaths } from '../../../paths';
import { writeBytes } from '../../model/bytes';
import * as messages from './messages';

const when = (moment: string | null) => (moment === null ? messages.never : <Moment at={moment} />);

/** The number of failed messages; links to their list if there are any. */
const linkTo = (failed: number) =>
  failed === 0 ? (
    writeDigits(failed)
  ) : (
    <Link to={ownPaths.failedMessages}>{writeDigits(failed)}</Link>
  );

export const factsOfServer = ({ server: { version, host, started_at } }: ServerStatus) =>
  [
    [messages.version, version],
    [messages.host, host],
    [messages.started, when(started_at)],
  ] as const;

export const factsOfParts = ({ parts }: ServerStatus) =>
  parts.map(({ title, version, source, candidate }) => {
    const live = source === 'own' ? `${version} (${messages.own})` : version;
    const tried = candidate && messages.tried(candidate.version, candidate.share);
    return [title, tried === null ? live : `${live}; ${tried}`] as const;
  });

export const factsOfMessages = ({ messages: of }: ServerStatus) => [
  [messages.waiting, writeDigits(of.waiting)] as const,
  ...(of.oldest === null ? [] : [[messages.oldest, when(of.oldest)] as const]),
  [messages.undelivered, linkTo(of.failed)] as const,
  [messages.held, writeDigits(of.held)] as const,
];

const standingOf = (state: Replica['state'], behind: number | null) =>
  behind === null ? messages.states[state] : messages.behindBy(messages.states[state], behind);

export function factsOfDatabase({ database, replicas }: ServerStatus) {
  const { kind, bytes, connections } = database;
  const copies =
    replicas.length === 0
      ? [[messages.replicas, messages.noReplicas] as const]
      : replicas.map(
          ({ name, state, behind }) => [messages.replica(name), standingOf(state, behind)] as const,
        );
  return [
    [messages.kind, messages.kinds[kind]] as const,
    [messages.size, writeDigits(writeBytes(bytes))] as const,
    ...(connections === null
      ? []
      : [
          [
            messages.connections,
            messages.used(
              connections.total - connections.idle,
              connections.idle,
              connections.waiting,
            ),
          ] as const,
        ]),
    ...(kind === 'embedded' ? [] : copies),
  ];
}

export const factsOfFiles = ({ files: { place, reachable } }: ServerStatus) =>
  [
    [messages.place, messages.places[place]],
    [messages.reachable, reachable ? messages.yes : messages.no],
  ] as const;

export const factsOfBackup = ({ backup: { made_at, drilled_at, failed_at } }: ServerStatus) => [
  [messages.made, when(made_at)] as const,
  ...(failed_at === null ? [] : [[messages.tryFailed, when(failed_at)] as const]),
  [messages.drilled, when(drilled_at)] as const,
];

export const factsOfDisks = ({ disks }: ServerStatus) =>
  disks.length === 0
    ? [[messages.disks, messages.noDisks] as const]
    : disks.map(
        ({ folder, size, free }) =>
          [messages.folders[folder], messages.freeOf(writeBytes(free), writeBytes(size))] as const,
      );
