import type { ReleaseOverview } from '../../contract/release-work';
import { calls } from '../../contract/calls/whole';
import { invalid, notFound } from '@pasal/core/errors/domain-error';
import { releaseCallerOf } from '../callers/admit-callers';
import { serve } from '@pasal/core/http/serve';
import type { PlatformRoutes } from '../platform-routes';
import * as messages from './messages';
import { goesOn, planAndShare, stops } from './plan/messages';

/** What visitors get of a name, and who changes it. */
export const activationRoutes: PlatformRoutes = (app, { releases }) => {
  const outcomeOf = async (name: string, messageOf: (release: ReleaseOverview) => string) => {
    const release = (await releases.overview()).find((each) => each.name === name);
    if (!release) throw notFound(messages.noSuchName(name));
    return { message: messageOf(release), release };
  };

  serve(app, calls.activateRelease, async ({ params: { name }, body, request }) => {
    const { version, share = 100, plan = false, why } = body;
    if (plan && body.share !== undefined) {
      throw invalid(planAndShare, { path: 'share', message: planAndShare });
    }
    const caller = releaseCallerOf(request);
    // Whoever starts a plan shows the release to all in the end.
    caller.check(name, { activate: share });
    await releases.activate({ name, version, share, plan, why, by: caller.by });
    return outcomeOf(name, (release) =>
      messages.activated(name, version, release.candidate?.share ?? 100),
    );
  });

  serve(app, calls.decideReleasePlan, async ({ params: { name }, body, request }) => {
    const { decision, why } = body;
    const caller = releaseCallerOf(request);
    caller.check(name, { activate: 100 });
    await releases.decide({ name, decision, why, by: caller.by });
    return outcomeOf(name, () => (decision === 'stop' ? stops(name) : goesOn(name)));
  });

  serve(app, calls.rollBackRelease, async ({ params: { name }, body, request }) => {
    const caller = releaseCallerOf(request);
    caller.check(name, { rollBack: true });
    await releases.rollBack(name, { by: caller.by, why: body.why });
    return outcomeOf(name, () => messages.rolledBack(name));
  });
};
