import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { archiveOf } from '../release/archive.mjs';
import { wantedOf } from './activation.mjs';
import { buildRemote } from './build.mjs';
import { checkLocally, checkWithShop } from './check.mjs';
import { recordOf, remoteOf, shopOf } from './remote.mjs';
import { step } from './step.mjs';

/** How long the shop's servers may take to agree on what is live, and how often they are asked. */
const SHOWN_WITHIN = 10_000;
const ASKED_EVERY = 100;

/** The one file a release travels as: its record, and what the record lists. */
export function packRelease({ directory, version }, record) {
  const folder = path.join(directory, 'dist', version);
  const listed = Object.keys(record.integrity);
  const server = record.server === null ? [] : [record.server.file];
  const names = [...new Set(['release.json', ...listed, ...server])];
  return archiveOf(new Map(names.map((name) => [name, readFileSync(path.join(folder, name))])));
}

/** Waits until the shop's own page names the version. */
async function waitUntilShown(shop, { name, version }) {
  const end = Date.now() + SHOWN_WITHIN;
  const base = name === 'host' ? `/host/${version}/` : `/remotes/${name}/${version}/`;
  while (!(await shop.document()).includes(base)) {
    if (Date.now() > end) throw new Error(`the shop does not show ${name} ${version} yet.`);
    await pause(ASKED_EVERY);
  }
}

async function activate(shop, remote, wanted) {
  await step('activate', () => shop.activate(remote.name, wanted));
  // A share is a matter of luck: the page asked for here may have either version.
  if (!wanted.plan && (wanted.share === undefined || wanted.share === 100)) {
    await step('shown', () => waitUntilShown(shop, remote));
  }
}

export async function releaseCommand(given) {
  const started = performance.now();
  const remote = await remoteOf(given);
  const shop = shopOf(given);
  const wanted = wantedOf(given, remote.version);
  await checkLocally(remote);
  // Always anew: what lies in dist may have been touched.
  await step('build', () => buildRemote(remote));
  const record = recordOf(remote);
  await step('check', () => checkWithShop(shop, record));
  const archive = await step('pack', () => packRelease(remote, record));
  const { notice } = await step('upload', () => shop.upload(remote.name, archive));
  if (notice) console.log(notice);
  if (!given['no-activate']) await activate(shop, remote, wanted);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const state = given['no-activate'] ? 'uploaded' : 'live';
  console.log(`${remote.name} ${remote.version} is ${state}, ${seconds} s`);
}
