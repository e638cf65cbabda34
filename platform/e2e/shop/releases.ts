import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { request as requests, type APIRequestContext } from '@playwright/test';
import { pack } from 'tar-stream';
import type { ActivationResponse, ReleaseRecord, ReleasesResponse } from '@pasal/shared/contracts';
import { expect } from '../../../e2e/shop/test';

const workspaceOf = (name: string) => (name === 'host' ? name : `remote-${name}`);

/** The record of a build of the product tree. */
export const recordOf = (root: string, name: string) =>
  JSON.parse(
    readFileSync(path.join(root, workspaceOf(name), 'dist/release.json'), 'utf8'),
  ) as ReleaseRecord;

const integrityOf = (content: Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A change to a build's text that a team could have written; the files' names stay. */
export type Change = (text: string, file: string) => string;

/** A build of the product tree as a team would pack it, under a version of its own. */
async function packBuild(
  root: string,
  [name, version]: readonly [name: string, version: string],
  change: Change = (text) => text,
  says: Partial<ReleaseRecord> = {},
): Promise<Buffer> {
  // A team's release in English alone, as a remote may have it.
  const { languages: _languages, maps: _maps, ...built } = recordOf(root, name);
  const folder = path.join(root, workspaceOf(name), 'dist', built.version);
  const files = new Map<string, Buffer>();
  /** The integrity of a file, which is packed from now on. */
  function take(file: string, also: Change = (text) => text): string {
    const content = Buffer.from(
      also(change(readFileSync(path.join(folder, file), 'utf8'), file), file),
    );
    files.set(file, content);
    return integrityOf(content);
  }
  const [entry = '', ...others] = [
    ...new Set([
      ...built.start.slice(0, 1),
      ...Object.keys(built.integrity).filter((file) => !file.endsWith('.ne.js')),
    ]),
  ];
  const integrity = Object.fromEntries(others.map((file) => [file, take(file)]));
  // The entry holds the hashes of all it loads.
  integrity[entry] = take(entry, (text) =>
    others.reduce(
      (known, file) => known.replaceAll(built.integrity[file] ?? '', integrity[file] ?? ''),
      text,
    ),
  );
  const server = built.server && { ...built.server, integrity: take(built.server.file) };
  const tar = pack();
  const record = { ...built, ...says, version, integrity, server };
  tar.entry({ name: 'release.json' }, JSON.stringify(record));
  for (const [file, content] of files) tar.entry({ name: file }, content);
  tar.finalize();
  const parts: Buffer[] = [];
  for await (const part of tar as AsyncIterable<Buffer>) parts.push(part);
  return gzipSync(Buffer.concat(parts));
}

interface Discovery {
  microFrontends: Record<string, { metadata: { version: string } }[]>;
}

/**
 * Every version of a remote in a document: in the list of remotes, and in file addresses; without the
 * one that is loaded only if the first fails.
 */
export function versionsIn(html: string, remote: string): Set<string> {
  const data = /id="discovery">(.*?)<\/script>/s;
  const [whole = '', discovery = '{"microFrontends":{}}'] = data.exec(html) ?? [];
  const { microFrontends } = JSON.parse(discovery) as Discovery;
  const [shown] = microFrontends[remote] ?? [];
  const files = html.replace(whole, '').matchAll(new RegExp(`/remotes/${remote}/([^/"]+)/`, 'g'));
  return new Set([
    ...(shown ? [shown.metadata.version] : []),
    ...[...files].map(([, each = '']) => each),
  ]);
}

/**
 * A team's access: a token with all rights for one part of the shop.
 * @param headers of an administrator's session
 */
export async function teamApi(
  headers: Record<string, string>,
  url: string,
  name: string,
): Promise<APIRequestContext> {
  const rights = { upload: true, activate: 100, roll_back: true };
  const response = await fetch(`${url}/api/v1/release-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name, label: `${name} team`, rights, days: 1 }),
  });
  expect(response.status).toBe(201);
  const { secret } = (await response.json()) as { secret: string };
  return requests.newContext({
    baseURL: url,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
}

/**
 * Uploads a build under a version of its own.
 * @param says false values for its record
 */
export async function uploadBuild(
  api: APIRequestContext,
  root: string,
  [name, version]: readonly [name: string, version: string],
  change?: Change,
  says?: Partial<ReleaseRecord>,
): Promise<void> {
  const response = await api.post(`/api/v1/release/${name}/upload`, {
    headers: { 'content-type': 'application/gzip' },
    data: await packBuild(root, [name, version], change, says),
  });
  expect([response.status(), await response.text()]).toEqual([201, expect.any(String)]);
}

/** Activates a version, and waits while the shop tests its pages after the answer. */
async function activateAs(
  api: APIRequestContext,
  name: string,
  data: { version: string; share?: number; plan?: boolean },
): Promise<void> {
  const response = await api.post(`/api/v1/release/${name}/activate`, { data });
  expect([response.status(), await response.text()]).toEqual([200, expect.any(String)]);
  const { release } = (await response.json()) as ActivationResponse;
  if (release.walking === undefined) return;
  const overview = async () => {
    const answer = await api.get('/api/v1/release');
    const { releases } = (await answer.json()) as ReleasesResponse;
    return releases.find((each) => each.name === name)?.walking;
  };
  await expect.poll(overview, { timeout: 0 }).toBeUndefined();
}

/** Starts the rollout plan of an uploaded version. */
export const growByPlan = (
  api: APIRequestContext,
  [name, version]: readonly [name: string, version: string],
) => activateAs(api, name, { version, plan: true });

/** Shows an uploaded version to visitors. */
export const activate = (
  api: APIRequestContext,
  [name, version]: readonly [name: string, version: string],
  share = 100,
) => activateAs(api, name, { version, share });
