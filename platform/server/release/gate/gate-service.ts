import type { ReleaseRecord } from '../../../contract/release';
import { called, problem, type GateShop, type Problem } from './gate-subject';

/** Checks that the owner has allowed the service a release speaks of. */
export function serviceGate(record: ReleaseRecord, { services }: GateShop): Problem[] {
  const { name, service } = record;
  if (!service || services.has(name)) return [];
  const text = `${called(record)} has a service of its own, whose address the owner of the shop has not allowed.`;
  return [problem('service', name, { release: 'a service', shop: 'no address' }, text)];
}
