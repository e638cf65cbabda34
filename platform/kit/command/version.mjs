import { remoteOf } from './remote.mjs';

export async function versionCommand(given) {
  console.log((await remoteOf(given)).version);
}
