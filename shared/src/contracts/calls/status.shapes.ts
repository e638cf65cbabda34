import { ServerStatus } from '../status';
import type { CallShape } from './call';

export const serverStatus = {
  summary: 'How the shop’s machinery does: versions, messages, database, files, backup, disks.',
  access: 'admin',
  response: ServerStatus,
} as const satisfies CallShape;
