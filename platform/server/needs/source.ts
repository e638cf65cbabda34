import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { STATUS_OF } from '@pasal/core/contract/error';
import type { Language } from '../../contract/language';
import type { NeedRequest } from '../../contract/needs';
import type { AnswerBody } from './answer-body';

/** For whom a call is asked. */
export interface Asker {
  /** The address they are counted by. */
  from: string;
  /** The versions that each answer must at least have. */
  versions: Versions;
  /** The language of the page. */
  language: Language;
}

/** The answer to a need, the same for every visitor. */
export interface SourceAnswer {
  /** Where there is no such thing; the body then says so. */
  status?: typeof STATUS_OF.NOT_FOUND;
  body: AnswerBody;
  /** The area whose change may make it another one. */
  area?: string;
  /**
   * The moment (ms) until which other visitors may be given it too; 0 for none. Undefined: until its area
   * changes.
   */
  sharedUntil?: number;
}

/** Where the answer to a need comes from: a call of the API, or the service of a remote. */
export interface Source {
  /** The schemas of its requests; where it has none, all values are text. */
  shapes: { params?: object; query?: object };
  /** True when it takes this request. */
  fits: (request: NeedRequest) => boolean;
  /** Reads the answer as a visitor without cookies gets it; null for one that is refused or fails. */
  read: (request: NeedRequest, asker: Asker) => Promise<SourceAnswer | null>;
}

/** A path with its `:names` filled, and the query, as an address has them. */
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
