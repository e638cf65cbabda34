import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { TIMEOUTS } from '../../../core/http/timeouts';
import { freePort, startTestPostgres } from '../../../server/src/testing/database/test-postgres';
import { copyProduct } from '../../../e2e/shop/product-tree';
import { BELIEVE_ADDRESSES, QUICK_START, startShop } from '../../../e2e/shop/running-shop';

const ADMIN = { email: 'owner@pasal.test', password: 'an-owner-of-two-servers' };

/** Two servers of a production shop on one PostgreSQL, behind one address that asks them in turn. */
export interface ServerPair {
  /** The address for visitors. */
  url: string;
  /** The servers themselves. */
  servers: readonly string[];
  /** The data directory of each server, on its disk. */
  dataDirs: readonly string[];
  root: string;
  /** The address of their database. */
  databaseUrl: string;
  /** A cookie of the administrator's session. */
  adminCookie: () => Promise<string>;
  /** Ends the servers alone. */
  stopServers: () => Promise<unknown>;
  stop: () => Promise<void>;
}

/** A header by which a story selects a server by its number; without it they take turns. */
const SERVER = 'x-story-server';
export const askServer = (number: number) => ({ [SERVER]: String(number) });

/** Forwards every request to the next server, or to the selected one. */
function takingTurns(servers: readonly string[]) {
  let turn = 0;
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url = '/', headers } = incoming;
    const wanted = headers[SERVER];
    const number = wanted === undefined ? (turn += 1) : Number(wanted);
    const server = servers[number % servers.length] ?? '';
    const onward = forward(new URL(url, server), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  };
}

/** @param variables additional environment variables */
export async function startServerPair(variables: Record<string, string> = {}): Promise<ServerPair> {
  const postgres = await startTestPostgres();
  const { root, remove } = copyProduct();
  const servers: string[] = [];
  // The servers' own timeout: a shorter one could close a connection that a visitor is reusing.
  const options = { keepAliveTimeout: TIMEOUTS.keepAlive };
  const proxy = createServer(options, takingTurns(servers)).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  const data = mkdtempSync(path.join(tmpdir(), 'pasal-pair-'));
  const databaseUrl = await postgres.createDatabase();
  const env = {
    NODE_ENV: 'production',
    // What is released here goes live at once, whatever browser this machine has.
    WALK: 'no',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    ...BELIEVE_ADDRESSES,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...variables,
  };
  const ports = [await freePort(), await freePort()];
  const dataDirs = ports.map((port) => path.join(data, String(port)));
  const started = await Promise.all(
    ports.map((port, at) =>
      startShop(root, dataDirs[at] ?? data, QUICK_START, { ...env, PORT: String(port) }),
    ),
  );
  servers.push(...ports.map((port) => `http://127.0.0.1:${port}`));
  return {
    url,
    servers,
    dataDirs,
    root,
    databaseUrl,
    async adminCookie() {
      const response = await fetch(`${url}/api/v1/auth/staffLogin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify(ADMIN),
      });
      return response.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
    },
    stopServers: () => Promise.all(started.map((shop) => shop.stop())),
    async stop() {
      await Promise.all(started.map((shop) => shop.stop()));
      proxy.close();
      await postgres.stop();
      remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
