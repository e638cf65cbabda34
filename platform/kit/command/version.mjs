import { remoteOf } from './remote.mjs';

/** @param {import('./commands.mjs').Given} given */
export async function versionCommand(given) {
  console.log((await remoteOf(given)).version);
}
