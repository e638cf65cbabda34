import { invalid, notFound } from '@pasal/core/errors/domain-error';
import { joined } from '@pasal/core/errors/wording';
import { serve } from '@pasal/core/http/serve';
import { calls } from '../../contract/calls/whole';
import type { PlatformRoutes } from '../platform-routes';
import * as messages from './messages';
import { readServiceAddress } from './service-address';
import { deleteService, listServices, saveService } from './service.repository';

/** Routes by which the owner sets the addresses of remotes' services. */
export const serviceRoutes: PlatformRoutes = (app, { db, releases, services }) => {
  serve(app, calls.remoteServices, async () => ({
    services: await listServices(db),
    key: await services.claims.publicKey(),
  }));

  serve(app, calls.allowRemoteService, async ({ params: { name }, body, staff }) => {
    if (name === 'host')
      throw invalid(messages.noRemote, {
        path: 'name',
        message: messages.noRemote,
      });
    const address = readServiceAddress(body.address, services.guard);
    const service = await saveService(db, { name, address, allowed_by: staff.email });
    return { message: messages.serviceAllowed, service };
  });

  serve(app, calls.removeRemoteService, async ({ params: { name } }) => {
    if (!(await deleteService(db, name))) throw notFound(messages.noSuchService(name));
    const takenOff = await releases.gateAgain();
    return { message: joined([messages.serviceRemoved, ...takenOff]) };
  });
};
