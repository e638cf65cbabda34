import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedInApi } from '../../../e2e/shop/staff';

/** The guide's shop, from outside and at its server, and its team's token. */
const SHOP = /https:\/\/shop\.example\.com|http:\/\/localhost:3000/g;
const TOKEN = 'the-token-of-your-team';

/** The author of the team's commits, and npm without needless requests to the registry. */
const SETTINGS = {
  GIT_AUTHOR_NAME: 'Team',
  GIT_AUTHOR_EMAIL: 'team@example.com',
  GIT_COMMITTER_NAME: 'Team',
  GIT_COMMITTER_EMAIL: 'team@example.com',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
  FORCE_COLOR: '0',
};

/** A token as the owner makes one for the team of a remote. */
export async function tokenFor(name: string, url: string): Promise<string> {
  const owner = await signedInApi(url, 'admin');
  const rights = { upload: true, activate: 100, roll_back: true };
  const data = { name, label: 'The team of the guide', rights, days: 1 };
  const answer = await owner.post('/api/v1/release-token', { data });
  const { secret } = (await answer.json()) as { secret: string };
  await owner.dispose();
  return secret;
}

export interface Team {
  /** Runs the guide's commands as typed, one block after the other; returns their output. */
  type: (script: string) => Promise<string>;
  /** Runs a command that does not end by itself, until `seen` resolves. */
  watch: (script: string, seen: () => Promise<void>) => Promise<void>;
  remove: () => void;
}

/**
 * A team at a terminal, in an empty folder outside the shop's tree unless it starts elsewhere; `port` is for its
 * remote alone.
 */
export function newTeam(shop: string, token: string, port: number, from?: string): Team {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasal-team-'));
  const place = path.join(folder, '.place');
  writeFileSync(place, `${from ?? folder}\n`);
  const exported: string[] = [];

  function start(script: string) {
    const own = script.replaceAll(SHOP, shop).replaceAll(TOKEN, token);
    const words = ['set -e', ...exported, own, `pwd > '${place}'`].join('\n');
    exported.push(...own.split('\n').filter((line) => /^export [A-Z_]+=/.test(line)));
    const { npm_config_registry: registry, NODE_EXTRA_CA_CERTS, PATH, HOME } = process.env;
    return spawn('bash', ['-c', words], {
      cwd: readFileSync(place, 'utf8').trim(),
      env: {
        PATH,
        HOME,
        PORT: String(port),
        ...SETTINGS,
        ...(registry && { npm_config_registry: registry }),
        ...(NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS }),
      },
      // A group of its own, so that it can be ended with all it started.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  return {
    async type(script) {
      const typed = start(script);
      let said = '';
      for (const output of [typed.stdout, typed.stderr]) {
        output.on('data', (data: Buffer) => (said += data.toString()));
      }
      const [code] = (await once(typed, 'close')) as [number | null];
      if (code !== 0) throw new Error(`${script}\n${said}`);
      return said;
    },
    async watch(script, seen) {
      const typed = start(script);
      const ended = once(typed, 'close');
      try {
        await seen();
      } finally {
        if (typed.pid !== undefined) process.kill(-typed.pid, 'SIGTERM');
        await ended;
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Finds a port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
