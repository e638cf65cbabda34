import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The addresses of the cluster that `start-shared-postgres` started, and of its migrated database. */
export const SHARED_POSTGRES = 'PASAL_TEST_POSTGRES';
export const MIGRATED = 'migrated';

/** The cluster of all suites. A suite that halts one or makes roles in it starts its own. */
export interface SharedPostgres {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Makes a database with the shop's tables and returns its address: a copy is faster than a migration. */
  createMigrated(): Promise<string>;
  /** Removes the databases made, even with open connections. */
  stop(): Promise<void>;
}

export function sharedPostgres(): SharedPostgres {
  const address = process.env[SHARED_POSTGRES];
  if (address === undefined) throw new Error('no PostgreSQL was started for the suites');
  const made: string[] = [];

  async function ask(...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: address });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async function create(template: string): Promise<string> {
    const name = `suite_${randomUUID().replaceAll('-', '')}`;
    await ask(`create database ${name} template ${template}`);
    made.push(name);
    const url = new URL(address ?? '');
    url.pathname = `/${name}`;
    return url.href;
  }

  return {
    createDatabase: () => create('template1'),
    createMigrated: () => create(MIGRATED),
    stop: () => ask(...made.splice(0).map((name) => `drop database ${name} with (force)`)),
  };
}
