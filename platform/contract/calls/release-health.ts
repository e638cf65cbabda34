import { callsOf } from '@pasal/core/contract/call';
import type * as shapes from './release-health.shapes';

const { get, post } = callsOf<typeof shapes, 'release'>();

export const reportHealth = post('reportHealth', '/release-health');
export const releaseErrors = get('releaseErrors', '/release/:name/errors', ['release']);
export const releaseHealth = get('releaseHealth', '/release/:name/health', ['release']);
