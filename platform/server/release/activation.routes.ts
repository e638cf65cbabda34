import { calls } from '../../contract/calls/whole';
import { invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { releaseCallerOf } from '../callers/admit-callers';
import { serve } from '@pasal/core/http/serve';
import type { PlatformRoutes } from '../platform-routes';
import * as messages from './messages';
import type { Presented } from './release.presenter';
import { goesOn, planAndShare, stops } from './plan/messages';
import { triesFirst, walksFirst } from './walk/messages';

/** Routes that change what visitors get of a name. */
export const activationRoutes: PlatformRoutes = (app, { releases }) => {
  const outcomeOf = async (
    name: string,
    messageOf: (release: Pick<Presented, 'candidate'>) => Wording,
  ) => {
    const release = (await releases.overview()).find((each) => each.name === name);
    if (!release) throw notFound(messages.noSuchName(name));
    return { message: messageOf(release), release };
  };

  serve(app, calls.activateRelease, async ({ params: { name }, body, request }) => {
    const { version, share = 100, plan = false, without_walk: withoutWalk, why } = body;
    if (plan && body.share !== undefined) {
      throw invalid(planAndShare, { path: 'share', message: planAndShare });
    }
    const caller = releaseCallerOf(request);
    // A plan eventually shows the release to everyone, so its caller needs the right to that share.
    caller.check(name, { activate: share });
    const wanted = { name, version, share, plan, why, by: caller.by, withoutWalk };
    const walked = await releases.activate(wanted);
    if (walked === 'walking') return outcomeOf(name, () => walksFirst(name, version));
    if (walked === 'trying') return outcomeOf(name, () => triesFirst(name, version));
    const outcome = await outcomeOf(name, (release) =>
      messages.activated(name, version, release.candidate?.share ?? 100),
    );
    return { ...outcome, walked };
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
    await releases.rollBack({ name, ...body, by: caller.by });
    return outcomeOf(name, () => messages.rolledBack(name));
  });
};
