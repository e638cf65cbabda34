import type { Wording } from '@pasal/core/errors/wording';
import type { GateProblem, KnownCalls } from '../../../contract/release-work';
import type { ReleaseRecord } from '../../../contract/release';

/** The releases that a release is compared with. */
export interface GateShop {
  /** Hosts a visitor may have: the live ones, and the one still open in tabs. */
  hosts: readonly ReleaseRecord[];
  /** Live releases of all remotes. */
  remotes: readonly ReleaseRecord[];
  /** The calls this server answers. */
  calls: KnownCalls;
  /** The calls of every contract this shop has had, by digest. */
  contracts: ReadonlyMap<string, KnownCalls>;
  /** Remotes whose services the owner has allowed. */
  services: ReadonlySet<string>;
}

/** Why a release may not go live, before localisation. */
export interface Problem extends Omit<GateProblem, 'text'> {
  text: Wording;
}

/** Names a release in a sentence. */
export const called = ({ name, version }: ReleaseRecord) => `${name} ${version}`;

export const problem = (
  subject: Problem['subject'],
  name: string,
  sides: { release: string; shop: string },
  text: Wording,
): Problem => ({ subject, name, ...sides, text });
