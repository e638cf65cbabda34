import { calls } from '../../../contract/calls/whole';
import { serve } from '@pasal/core/http/serve';
import { releaseCallerOf } from '../../callers/admit-callers';
import type { PlatformRoutes } from '../../platform-routes';
import * as messages from './messages';

/** Accepts the findings of teams' own browsers. */
export const walkRoutes: PlatformRoutes = (app, { releases }) => {
  serve(app, calls.reportReleaseWalk, async ({ params: { name }, body, request }) => {
    const caller = releaseCallerOf(request);
    caller.check(name, { upload: true });
    await releases.walks.take({ ...body, name, caller });
    return { message: messages.resultTaken(body.findings.length) };
  });
};
