import { calls } from '../../contract/calls/whole';
import { DomainError } from '@pasal/core/errors/domain-error';
import { releaseCallerOf } from '../callers/admit-callers';
import { serve } from '@pasal/core/http/serve';
import { LIMITS } from '../limits';
import { takeToken } from '@pasal/core/limits/rate-limit';
import type { PlatformRoutes } from '../platform-routes';
import * as messages from './messages';
import { listEvents } from './release-event.repository';
import { presentEvent } from './release.presenter';
import { addToken, listTokens, revokeToken } from './release-token.service';
import { notesOf } from './gate/gate-notes';

const NO_CONTRACT = { version: '0.0.0', digest: 'none' };

/** Routes by which teams release, and the owner sees what they did. */
export const releaseRoutes: PlatformRoutes = (app, { db, releases }) => {
  // The body is read whole: an archive is examined in memory before any of it is stored.
  app.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  serve(app, calls.releases, async () => ({
    releases: await releases.overview(),
    contract: (await releases.ownHost())?.contract ?? NO_CONTRACT,
    walks: releases.walks.isThere,
  }));

  serve(app, calls.releaseHistory, async ({ query }) => {
    const { events, total } = await listEvents(db, query);
    return { events: events.map(presentEvent), total };
  });

  serve(app, calls.checkRelease, async ({ body, request }) => {
    releaseCallerOf(request).check(body.name, {});
    const live = await releases.walks.liveTextFor(body.name);
    return { problems: await releases.problemsOf(body), notes: notesOf(body), live };
  });

  serve(
    app,
    calls.uploadRelease,
    async ({ params: { name }, request }) => {
      const caller = releaseCallerOf(request);
      caller.check(name, { upload: true });
      await takeToken(db, LIMITS.releaseOfCaller, caller.key);
      return releases.upload({ name, archive: request.body as Buffer, by: caller.by });
    },
    // Only the parser above makes a buffer: anything else had another content type.
    {
      before: (body) => {
        if (!Buffer.isBuffer(body)) throw new DomainError('UNSUPPORTED_MEDIA', messages.noArchive);
      },
    },
  );

  serve(app, calls.releaseTokens, async () => ({ tokens: await listTokens(db) }));
  serve(app, calls.addReleaseToken, async ({ body, staff }) => ({
    message: messages.tokenMade,
    ...(await addToken(db, body, staff.email)),
  }));
  serve(app, calls.revokeReleaseToken, async ({ params: { id } }) => {
    const token = await revokeToken(db, id);
    return { message: messages.tokenRevoked, token };
  });
};
