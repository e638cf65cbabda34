import type { WholeCall } from '@pasal/core/contract/call';
import type { Kysely } from 'kysely';
import type { RouteParams } from './match-route';
import type { PlatformDatabase } from './tables';

/**
 * What is at an address: nothing; what the shop's own links call so; or what is reached by other words
 * as well, of which there may be any number.
 */
export type Standing = 'missing' | 'listed' | 'unlisted';

/** The text of a message to people; plain words, without a greeting. */
export interface Notice {
  subject: string;
  /** One paragraph each. */
  lines: string[];
  /** Where to read on: a label, and a path of the shop. */
  link: { label: string; path: string };
}

/** What became of a release, for its owner and the teams of its remote. */
export interface ReleaseNotice {
  /** It went back by itself, or it waits for a person. */
  kind: 'release_returned' | 'release_waiting';
  notice: Notice;
  /** Addresses of e-mail of the teams; the owner's own is the shop's to know. */
  teams: readonly string[];
}

/** What the platform asks of the shop it serves. */
export interface Shop {
  /** What is at an address of a known route. */
  standing: (pattern: string, params: RouteParams) => Promise<Standing>;
  /** An address of this pattern as visitors ask for it, to try a page with. */
  sample: (pattern: string) => Promise<string>;
  /** The shop's name, for the titles of its pages. */
  name: () => Promise<string>;
  /** The shop's icon, as SVG. */
  icon: string;
  /** A moment (ISO 8601) as the shop's people read it. */
  formatTime: (moment: string) => string;
  /** Every call the server answers, by its name. */
  calls: Readonly<Record<string, WholeCall>>;
  /** Has a message sent, as part of the transaction it tells of. */
  notify: (trx: Kysely<PlatformDatabase>, message: ReleaseNotice) => Promise<void>;
}
