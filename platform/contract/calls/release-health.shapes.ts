import { ReleaseErrorsResponse } from '../release-errors';
import { HealthReport, ReleaseHealthResponse } from '../release-health';
import { ReleaseParams } from '../release-work';
import type { CallShape } from '@pasal/core/contract/call';

/** Maximum size of a report in bytes. */
const REPORT_LIMIT = 8 * 1024;

export const reportHealth = {
  summary: 'Records what a page reports of its releases.',
  description:
    'Pages of the shop call it by themselves, with the ticket their document came with. Whatever is counted of a report, the answer is the same.',
  access: 'public',
  limit: 'healthOfAddress',
  bodyLimit: REPORT_LIMIT,
  body: HealthReport,
  status: 204,
} as const satisfies CallShape;

export const releaseHealth = {
  summary: 'How the versions of host or a remote did in the last 48 hours, hour by hour.',
  access: 'release',
  params: ReleaseParams,
  response: ReleaseHealthResponse,
} as const satisfies CallShape;

export const releaseErrors = {
  summary: 'What browsers said of errors of host or a remote in the last 30 days.',
  description:
    'Without addresses, mails, numbers and values; places are those of the sources where the release has source maps. The last seen first.',
  access: 'release',
  params: ReleaseParams,
  response: ReleaseErrorsResponse,
} as const satisfies CallShape;
