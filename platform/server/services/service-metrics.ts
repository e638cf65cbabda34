import { measure, type Meter } from '@pasal/core/observe/meter';
import type { Services } from './services';

/** Counts the outcomes of requests to the services of remotes. */
export const measureServices =
  ({ listCounts, listBreakers }: Pick<Services, 'listCounts' | 'listBreakers'>): Meter =>
  (registers) => {
    measure(registers, {
      kind: 'counter',
      name: 'pasal_service_requests_total',
      help: 'Requests to the services of remotes, by what became of them.',
      labelNames: ['name', 'outcome'],
      read: () => listCounts().map(({ total, ...labels }) => ({ labels, value: total })),
    });
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_service_away',
      help: 'Whether the service of a remote counts as away, so that hardly a request goes there: 1 where it does.',
      labelNames: ['name'],
      read: () =>
        listBreakers().map(({ name, isOpen }) => ({ labels: { name }, value: isOpen ? 1 : 0 })),
    });
  };
