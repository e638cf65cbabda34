import { measure, type Meter } from '../../observe/meter';
import type { ReplicaState } from './replica-state';

interface Replicas {
  all: readonly { state: ReplicaState }[];
  none: number;
}

const statesOf = ({ all }: Replicas) => all.map(({ state }) => state);

/** Measures the state of replicas, and which server answers the reads meant for them. */
export const measureReplicas =
  (replicas: Replicas): Meter =>
  (registers) => {
    const labelNames = ['replica'];
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_replica_used',
      help: 'Whether reads are sent to a replica of the database: 1 or 0.',
      labelNames,
      read: () =>
        statesOf(replicas).map(({ name, leftAlone }) => ({
          labels: { replica: name },
          value: Number(leftAlone === null),
        })),
    });
    for (const unit of ['seconds', 'bytes'] as const) {
      measure(registers, {
        kind: 'gauge',
        name: `pasal_replica_lag_${unit}`,
        help: `How far a replica was behind its primary when it answered last, in ${unit}.`,
        labelNames,
        read: () =>
          statesOf(replicas).flatMap(({ name, lag }) =>
            lag === null ? [] : [{ labels: { replica: name }, value: lag[unit] }],
          ),
      });
    }
    measure(registers, {
      kind: 'counter',
      name: 'pasal_replica_reads_total',
      help: 'Reads that replicas answered, and those that were passed on, at last to the primary; "none" while none is used.',
      labelNames: ['replica', 'result'],
      read: () => [
        ...statesOf(replicas).flatMap(({ name: replica, answered, passedOn }) => [
          { labels: { replica, result: 'answered' }, value: answered },
          { labels: { replica, result: 'passed_on' }, value: passedOn },
        ]),
        { labels: { replica: 'none', result: 'passed_on' }, value: replicas.none },
      ],
    });
  };
