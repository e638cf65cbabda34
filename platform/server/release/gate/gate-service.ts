import type { ReleaseRecord } from '../../../contract/release';
import { called, problem, type GateShop, type Problem } from './gate-subject';
import * as messages from './messages';

/** Checks that the owner has allowed the release's own service, if it has one. */
export function serviceGate(record: ReleaseRecord, { services }: GateShop): Problem[] {
  const { name, service } = record;
  if (!service || services.has(name)) return [];
  const text = messages.noService(called(record));
  return [problem('service', name, { release: 'a service', shop: 'no address' }, text)];
}
