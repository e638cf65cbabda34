import { callsOf } from '@pasal/core/contract/call';
import type * as shapes from './release-service.shapes';

const { get, put, remove } = callsOf<typeof shapes, 'release'>();

export const remoteServices = get('remoteServices', '/release-service', ['release']);
export const allowRemoteService = put('allowRemoteService', '/release-service/:name', ['release']);
export const removeRemoteService = remove('removeRemoteService', '/release-service/:name', [
  'release',
]);
