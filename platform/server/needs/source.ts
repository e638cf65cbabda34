import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { STATUS_OF } from '@pasal/core/contract/error';
import type { Language } from '../../contract/language';
import type { NeedRequest } from '../../contract/needs';
import type { AnswerBody } from './answer-body';

/** On whose behalf a call is made. */
export interface Asker {
  /** The address it is rate-limited by. */
  from: string;
  /** The minimum versions of each answer. */
  versions: Versions;
  /** The language of the page. */
  language: Language;
}

/** The answer to a need, the same for every visitor. */
export interface SourceAnswer {
  /** Set if the thing does not exist; the body then says so. */
  status?: typeof STATUS_OF.NOT_FOUND;
  body: AnswerBody;
  /** The area whose changes invalidate it. */
  area?: string;
  /** The time (ms) until which other visitors may get it too; 0 for never. Undefined: until its area changes. */
  sharedUntil?: number;
}

/** Where the answer to a need comes from: a call of the API, or the service of a remote. */
export interface Source {
  /** The schemas of its requests; without them, all values are text. */
  shapes: { params?: object; query?: object };
  /** True when it accepts this request. */
  fits: (request: NeedRequest) => boolean;
  /** Reads the answer for a visitor without cookies; null if refused or failed. */
  read: (request: NeedRequest, asker: Asker) => Promise<SourceAnswer | null>;
}

/** A path with its `:names` filled in, and the query. */
export function fillPath(path: string, { params = {}, query = {} }: NeedRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) search.append(name, String(each));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}
