import { openReplicasOf } from '../../start/open-replicas-of';
import { replicaStates } from '@pasal/core/db/replicas/reads';
import type { ReplicaState } from '@pasal/core/db/replicas/replica-state';
import type { Meter } from '@pasal/core/observe/meter';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestApp, type TestApp } from '../test-app';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy';
import { query, type Cluster } from './test-cluster';
import { startTestPostgres } from './test-postgres';

/** A shop whose PostgreSQL has a replica that follows by streaming, with a proxy before the replica. */
export interface ReplicatedShop {
  shop: TestApp;
  databaseUrl: string;
  primary: Cluster;
  replica: Cluster;
  proxy: DatabaseProxy;
  /** Runs a statement at the replica, without the proxy. */
  askReplica(text: string): Promise<void>;
  state(): ReplicaState;
  /** Waits until the shop uses the replica, or does not use it for this reason. */
  until(leftAlone: ReplicaState['leftAlone']): Promise<void>;
  meters: Meter[];
  close(): Promise<void>;
}

export async function openReplicatedShop(): Promise<ReplicatedShop> {
  const postgres = await startTestPostgres(['wal_keep_size=256MB']);
  const replica = await postgres.startReplica();
  const databaseUrl = await postgres.createDatabase();
  const name = new URL(databaseUrl).pathname.slice(1);
  const shop = await openTestApp({ databaseUrl, logStream: { write: () => undefined } });
  const proxy = await startDatabaseProxy(replica.urlOf(name));
  const opened: (() => Promise<unknown>)[] = [];
  const parts = { db: shop.db, log: shop.app.log, opened };
  const meters = await openReplicasOf({ databaseReadUrls: [proxy.url] }, parts);
  const state = () => {
    const [first] = replicaStates(shop.db);
    if (first === undefined) throw new Error('the shop has no replica');
    return first;
  };
  return {
    shop,
    databaseUrl,
    primary: postgres,
    replica,
    proxy,
    state,
    meters,
    askReplica: (text) => query(replica.urlOf(name), text),
    async until(leftAlone) {
      while (state().leftAlone !== leftAlone) await wait(20);
    },
    async close() {
      for (const end of opened) await end();
      await proxy.close();
      await shop.close();
      await postgres.stop();
    },
  };
}
