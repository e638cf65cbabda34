import { STATUS_OF } from '@pasal/core/contract/error';
import { countedIp } from '@pasal/core/limits/counted-address';
import { inLanguage } from '../../contract/language';
import { servicePathOf } from '../../contract/service-path';
import { AnswerBody } from './answer-body';
import { isJson } from '../services/service-answer';
import type { Services } from '../services/services';
import { fillPath, type Source } from './source';

/** Changes whenever a service's address does, so that no document shows answers from an earlier address. */
const AREA = 'service';

/** Finds the service of a need. It is called as for an anonymous visitor, whoever opens the page. */
export const createServiceSources =
  ({ ask }: Pick<Services, 'ask'>) =>
  (call: string): Source | undefined => {
    const service = servicePathOf(call);
    if (!service) return undefined;
    const { remote: name, path } = service;
    return {
      shapes: {},
      fits: () => true,
      async read({ query, ...request }, { from, language }) {
        const { status, body, publicFor, ...answer } = await ask({
          name,
          method: 'GET',
          rest: fillPath(path, { ...request, query: { ...inLanguage(language), ...query } }),
          headers: { accept: 'application/json' },
          facts: { who: 'visitor' },
          from: countedIp(from),
          reader: 'document',
        });
        if (!isJson(answer)) return null;
        const sharedUntil = publicFor > 0 ? Date.now() + publicFor * 1000 : 0;
        const said = { area: AREA, body: new AnswerBody(body.toString()), sharedUntil };
        if (status === STATUS_OF.NOT_FOUND) return { status, ...said };
        return status === 200 ? said : null;
      },
    };
  };
