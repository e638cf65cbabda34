import * as activity from './activity';
import { ACTIVITY_DAYS } from '../limits';
import type { CallShape } from '../calls/call';

export const activities = {
  summary: 'What staff changed, newest first.',
  description: `Entries are kept for ${ACTIVITY_DAYS} days.`,
  access: 'admin',
  query: activity.ActivityQuery,
  response: activity.ActivitiesResponse,
} as const satisfies CallShape;
