import type { Wording } from '@pasal/core/errors/wording';
import type { WholeCall } from '@pasal/core/contract/call';
import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { Kysely } from 'kysely';
import type { HeadElement } from '../contract/head-element';
import type { Language } from '../contract/language';
import type { RouteParams } from './match-route';
import type { PlatformDatabase } from './tables';

/**
 * The standing of an address: nothing is there; the shop's own links use it; or other addresses lead there as
 * well, and their number has no limit.
 */
export type Standing = 'missing' | 'listed' | 'unlisted';

/** The text of a message to people; plain words, without a greeting. */
export interface Notice<Text = string> {
  subject: Text;
  /** One paragraph each. */
  lines: Text[];
  /** Where to read on: a label, and a path of the shop. */
  link: { label: Text; path: string };
}

/** The news of a release, for its owner and the teams of its remote. */
export interface ReleaseNotice {
  /** It went back by itself, or it waits for a person. */
  kind: 'release_returned' | 'release_waiting';
  notice: Notice<Wording>;
  /** Addresses of email of the teams; the owner's own is the shop's to know. */
  teams: readonly string[];
}

/**
 * One step of a shopper's way: the press of a part by its role and name, or of the first link of the page that
 * leads below an address.
 */
export type WalkStep =
  | { role: 'link' | 'button'; name: string; /** It is only reached, not pressed. */ reach?: true }
  | { href: string };

/** The way from the first page to an order that could be placed, for those who try a release before its visitors. */
export interface Walk {
  start: string;
  steps: readonly WalkStep[];
  /** A regular expression for the amounts of money that pages show. */
  money: string;
  /** Names of the calls, beside those that read, which the way needs; all others are refused on a walk. */
  asks: readonly string[];
}

/** How every document of a shop looks. */
export interface Look {
  /** Elements of its head. */
  head: string;
  /** The script that runs before anything is painted. */
  script: string;
  /** Another word for each icon the shop has had, so that a browser asks for it anew; none for the first. */
  iconVersion?: string | undefined;
}

/** A page whose document is written before any code of its release has run. */
export interface DescribedPage {
  /** Of its route; undefined where the address is nobody's. */
  pattern: string | undefined;
  params: RouteParams;
  search: URLSearchParams;
  language: Language;
  shopName: string;
  /** The answers that the document carries: a call's name, its body and, where it failed, its status. */
  answers: readonly { call: string; body: { value: unknown }; status?: number }[];
}

/**
 * The questions that the platform asks of the shop it serves. An answer has at least what the given versions have; where
 * none are given, or they are empty, it is that of now.
 */
export interface Shop {
  /** Finds the standing of an address of a known route. */
  findStanding: (pattern: string, params: RouteParams, versions?: Versions) => Promise<Standing>;
  /** An address of this pattern as visitors ask for it, to try a page with. */
  sampleAddress: (pattern: string) => Promise<string>;
  /** The shop's name, for the titles of its pages. */
  readName: (versions?: Versions) => Promise<string>;
  /**
   * What a page says of itself to search engines and to those who are sent its link, without any code of a release; empty
   * where the shop does not know the page.
   */
  describePage: (page: DescribedPage) => readonly HeadElement[];
  /** The way of a shopper to an order. */
  walk: Walk;
  /** The looks of every document. */
  readLook: (versions?: Versions) => Promise<Look>;
  /** A moment (ISO 8601) as the shop's people read it. */
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
