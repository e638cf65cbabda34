import type { StaffMember } from '@pasal/shared/contracts';
import { defineLog } from '../activity/define-log';

/** What the activity log shows of the staff. */
export const staffLog = defineLog<keyof StaffMember | 'password' | 'sessions ended'>()('staff', [
  'email',
  'role',
  'disabled',
  'sessions ended',
]);
