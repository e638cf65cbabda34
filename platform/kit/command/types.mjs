import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { MANIFEST_TYPES } from '../build/manifest.mjs';
import { callTypesOf } from './call-types.mjs';
import { shopOf } from './remote.mjs';

/** The folder that tools of the federation use. */
const FOLDER = '@mf-types';
/** A file of an archive of types. */
const PLAIN = /^(?:[\w.-]+\/)*[\w.-]+\.d\.ts$/;

/**
 * Unpacks the types of a remote.
 * @param {string} folder
 * @param {Uint8Array} archive
 */
function unpack(folder, archive) {
  const files = Object.entries(unzipSync(archive, { filter: ({ name }) => PLAIN.test(name) }));
  for (const [name, bytes] of files.filter(([each]) => !each.split('/').includes('..'))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
}

/**
 * Brings the types of what every live remote exposes, and of every call of the shop, into `@mf-types`.
 * @param {import('./commands.mjs').Given} given
 */
export async function typesCommand(given) {
  const shop = shopOf(given);
  const folder = path.join(given.directory, FOLDER);
  const live = await shop.live();
  const description = await shop.description();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'calls.d.ts'), callTypesOf(description));
  console.log(`${FOLDER}/calls.d.ts: the calls of ${shop.address}`);
  for (const { name, version, base } of live) {
    const archive = await shop.file(`${base}/${MANIFEST_TYPES.zip}`);
    if (archive) unpack(path.join(folder, name), archive);
    console.log(
      archive ? `${FOLDER}/${name}: ${name} ${version}` : `${name} ${version} has no types.`,
    );
  }
}
