import { ReleaseParams } from '../release-work';
import * as service from '../remote-service';
import { MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '@pasal/core/contract/call';

export const remoteServices = {
  summary: 'Every service that the owner has allowed for a remote, and the key that claims carry.',
  access: 'admin',
  response: service.RemoteServicesResponse,
} as const satisfies CallShape;

export const allowRemoteService = {
  summary: 'Allows the address of the service of a remote; below /x/<remote>/ it answers at once.',
  description:
    'The address is https, or http on this machine itself; addresses of private networks are those that the operator has allowed.',
  access: 'admin',
  params: ReleaseParams,
  body: service.RemoteServiceRequest,
  response: service.RemoteServiceAllowed,
} as const satisfies CallShape;

export const removeRemoteService = {
  summary: 'Takes the address of a service away; nothing is passed on to it any more.',
  description: 'A live release that has this service no longer fits, and is taken off at once.',
  access: 'admin',
  params: ReleaseParams,
  response: MessageResponse,
} as const satisfies CallShape;
