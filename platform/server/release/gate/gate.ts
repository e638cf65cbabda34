import { LANGUAGES, type Language } from '../../../contract/language';
import type { ReleaseRecord } from '../../../contract/release';
import { recordIn } from '../record-in';
import { budgetGate } from './gate-budget';
import { callsGate } from './gate-calls';
import { modulesGate } from './gate-modules';
import { namesGate } from './gate-names';
import { needsGate } from './gate-needs';
import { ownersGate } from './gate-owners';
import { recordGate } from './gate-record';
import { serviceGate } from './gate-service';
import { findFilledSlots, type Layout } from '../layout-slots';
import type { GateShop, Problem } from './gate-subject';

/** Checks a remote against every host a visitor may have, and all other remotes. */
function remoteGate(record: ReleaseRecord, { hosts, remotes }: GateShop): Problem[] {
  const all = [...remotes.filter(({ name }) => name !== record.name), record];
  // Its slot of a layout appears around the pages of all remotes.
  const stands = (layout: Layout) =>
    findFilledSlots(all, layout).some(({ filler }) => filler === record);
  const owners = stands('shop') || stands('dashboard') ? all : [record];
  return [
    ...ownersGate(record, [...hosts, ...remotes]),
    ...hosts.flatMap((host) => [...modulesGate(record, host), ...budgetGate(owners, host, all)]),
  ];
}

/** Checks a host against every live remote. */
const hostGate = (record: ReleaseRecord, { remotes }: GateShop): Problem[] => [
  ...ownersGate(record, remotes),
  ...remotes.flatMap((remote) => modulesGate(remote, record)),
  ...budgetGate(remotes, record, remotes),
];

/** The shop as seen by a page in a language. */
const shopIn = (language: Language, { hosts, remotes, ...shop }: GateShop): GateShop => ({
  ...shop,
  hosts: hosts.map((each) => recordIn(language, each)),
  remotes: remotes.map((each) => recordIn(language, each)),
});

/**
 * Compares a release with what is live, and lists every reason why it may not go live, without duplicates. It
 * compares data only; no code of the release runs.
 */
export function gate(record: ReleaseRecord, shop: GateShop): Problem[] {
  const beside = record.name === 'host' ? hostGate : remoteGate;
  const problems = LANGUAGES.flatMap((language) => {
    const inIt = recordIn(language, record);
    const all = shopIn(language, shop);
    return [
      ...recordGate(inIt),
      ...namesGate(inIt),
      ...beside(inIt, all),
      ...callsGate(inIt, all),
      ...needsGate(inIt, all),
      ...serviceGate(inIt, all),
    ];
  });
  return [...new Map(problems.map((each) => [each.text.en, each])).values()];
}
