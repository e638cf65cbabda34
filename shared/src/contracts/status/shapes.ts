import { ServerStatus } from './status';
import type { CallShape } from '../calls/call';

export const serverStatus = {
  summary: 'How the shop’s machinery does: versions, messages, database, files, backup, disks.',
  access: 'admin',
  response: ServerStatus,
} as const satisfies CallShape;
