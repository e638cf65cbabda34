import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { repository } from '../../../e2e/shop/product-tree';
import { freePort } from '../../../server/src/testing/database/test-postgres';

/** Where `scripts/debian-programs.mjs` puts nginx when the machine has none. */
const PLACES = ['/usr/sbin', path.join(repository, 'node_modules/.cache/nginx/usr/sbin')];

/** The nginx blocks of the operator's guide: the servers, the edge's settings before them, and the location. */
function readGuide(): string[] {
  const guide = ['proxy', 'edge']
    .map((page) => readFileSync(path.join(repository, `docs/operator/${page}.md`), 'utf8'))
    .join('\n');
  return [...guide.matchAll(/^```nginx\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
}

interface Place {
  folder: string;
  port: number;
  servers: readonly string[];
}

/** The guide's exact configuration, except this machine's addresses and the certificate. */
function configurationOf({ folder, port, servers }: Place): string {
  const [proxy = '', before = '', location = ''] = readGuide();
  const [one = '', other = ''] = servers.map((server) => new URL(server).host);
  const here: [string | RegExp, string][] = [
    [/ {2}location \/ \{[\s\S]*?\n {2}\}\n/g, location],
    [/ +ssl_certificate.*\n/g, ''],
    ['listen 443 ssl', `listen 127.0.0.1:${port}`],
    ['server_name shop.example.com', 'server_name localhost'],
    ['127.0.0.1:3001', one],
    ['127.0.0.1:3002', other],
    ['/var/cache/nginx/pasal', path.join(folder, 'kept')],
  ];
  const text = here.reduce((known, [from, to]) => known.replaceAll(from, () => to), before + proxy);
  return `daemon off; user root root; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 512; }
http {
log_format times '$upstream_response_time'; access_log ${folder}/times.log times;
client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${text}
}
`;
}

/** An nginx in front of servers, as the operator's guide describes an edge. */
export interface Edge {
  url: string;
  /** The longest time, in seconds, in which a server has answered it. */
  longestAnswer: () => number;
  stop: () => Promise<void>;
}

export async function startEdge(servers: readonly string[]): Promise<Edge> {
  const program = PLACES.map((place) => path.join(place, 'nginx')).find((file) => existsSync(file));
  if (program === undefined) throw new Error('There is no nginx on this machine.');
  const folder = mkdtempSync(path.join(tmpdir(), 'pasal-edge-'));
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), configurationOf({ folder, port, servers }));
  const words = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'error.log'];
  const nginx = spawn(program, words, { stdio: 'inherit' });
  const url = `http://localhost:${port}`;
  await expect
    .poll(() =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return {
    url,
    longestAnswer: () =>
      readFileSync(path.join(folder, 'times.log'), 'utf8')
        .split(/[\s,]+/)
        .reduce((longest, time) => Math.max(longest, Number(time) || 0), 0),
    async stop() {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
