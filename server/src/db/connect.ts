import { connectTo, type ConnectedDatabase as Connected } from '@pasal/core/db/connect';
import type { Database } from './schema';

/** The shop's database, as `connectTo` opens it. */
export type ConnectedDatabase = Connected<Database>;
export const connectDatabase = connectTo<Database>;
