import type { Wording } from '@pasal/core/errors/wording';
import type { WholeCall } from '@pasal/core/contract/call';
import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { Kysely } from 'kysely';
import type { HeadElement } from '../contract/head-element';
import type { Language } from '../contract/language';
import type { RouteParams } from './match-route';
import type { PlatformDatabase } from './tables';

/**
 * The status of an address: nothing exists there; the shop links to it; or it works without being linked, and the
 * number of such addresses has no limit.
 */
export type Standing = 'missing' | 'listed' | 'unlisted';

/** The text of a message to people, without a greeting. */
export interface Notice<Text = string> {
  subject: Text;
  /** One paragraph each. */
  lines: Text[];
  /** A link to further details: a label, and a path of the shop. */
  link: { label: Text; path: string };
}

/** News about a release, for the owner and the teams of its remote. */
export interface ReleaseNotice {
  /** It was rolled back automatically, or it waits for a person. */
  kind: 'release_returned' | 'release_waiting';
  notice: Notice<Wording>;
  /** The teams' email addresses; the shop knows the owner's own. */
  teams: readonly string[];
}

/**
 * One step of a shopper's journey: a press on an element by role and name, or on the page's first link below an
 * address.
 */
export type WalkStep =
  | { role: 'link' | 'button'; name: string; /** Only found, not pressed. */ reach?: true }
  | { href: string };

/** The journey from the first page to an order ready to place, to test a release before visitors get it. */
export interface Walk {
  start: string;
  steps: readonly WalkStep[];
  /** A regular expression for the money amounts on pages. */
  money: string;
  /** Names of the calls, other than reads, that the journey needs; a walk refuses all others. */
  asks: readonly string[];
}

/** How every document of a shop looks. */
export interface Look {
  /** Elements of its head. */
  head: string;
  /** The script that runs before the first paint. */
  script: string;
  /** A value that changes with each icon, so that browsers fetch it again; undefined for the first. */
  iconVersion?: string | undefined;
}

/** A page whose document is written before any code of its release has run. */
export interface DescribedPage {
  /** The pattern of its route; undefined for an unknown address. */
  pattern: string | undefined;
  params: RouteParams;
  search: URLSearchParams;
  language: Language;
  shopName: string;
  /** The answers inlined in the document: a call's name, its body and, if it failed, its status. */
  answers: readonly { call: string; body: { value: unknown }; status?: number }[];
}

/**
 * What the platform needs from the shop it serves. An answer is at least as new as the given versions; without
 * versions it is current.
 */
export interface Shop {
  /** Finds the status of an address of a known route. */
  findStanding: (pattern: string, params: RouteParams, versions?: Versions) => Promise<Standing>;
  /** A typical address of this pattern, to test a page with. */
  sampleAddress: (pattern: string) => Promise<string>;
  /** The shop's name, for the titles of its pages. */
  readName: (versions?: Versions) => Promise<string>;
  /**
   * A page's metadata for search engines and link previews, without running a release's code; empty if the shop
   * doesn't know the page.
   */
  describePage: (page: DescribedPage) => readonly HeadElement[];
  /** A shopper's journey to an order. */
  walk: Walk;
  /** How every document looks. */
  readLook: (versions?: Versions) => Promise<Look>;
  /** Formats a time (ISO 8601) for people. */
  formatTime: (moment: string) => Wording;
  /** Every call the server answers, by its name. */
  calls: Readonly<Record<string, WholeCall>>;
  /** The number of the order that the visitor with these cookies has opened by a look-up; null for none. */
  findOpenedOrder: (
    cookies: Readonly<Record<string, string | undefined>>,
  ) => Promise<string | null>;
  /** Sends a message, as part of the transaction it reports on. */
  notify: (trx: Kysely<PlatformDatabase>, message: ReleaseNotice) => Promise<void>;
}
