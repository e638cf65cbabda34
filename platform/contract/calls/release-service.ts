import type { ReleaseCall } from './release-call';
import type * as shapes from './release-service.shapes';

export const remoteServices: ReleaseCall<typeof shapes.remoteServices> = {
  name: 'remoteServices',
  method: 'GET',
  path: '/release-service',
  reads: ['release'],
};

export const allowRemoteService: ReleaseCall<typeof shapes.allowRemoteService> = {
  name: 'allowRemoteService',
  method: 'PUT',
  path: '/release-service/:name',
  changes: ['release'],
};

export const removeRemoteService: ReleaseCall<typeof shapes.removeRemoteService> = {
  name: 'removeRemoteService',
  method: 'DELETE',
  path: '/release-service/:name',
  changes: ['release'],
};
