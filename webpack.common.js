import path from 'node:path';
import { federatedBuild as buildOf } from './platform/kit/build/federated-build.mjs';

const cacheDirectory = path.join(import.meta.dirname, '.cache/webpack');

/** @typedef {Omit<import('./platform/kit/build/federated-build.mjs').Build, 'directory' | 'cacheDirectory'>} OwnBuild */

/**
 * The webpack configurations of the host, or of a remote of this repository. A team with a repository of
 * its own has the same from the kit; here every text has its twin, or the build fails.
 * @param {OwnBuild & { directory: string }} build
 */
export const federatedBuild = (build) =>
  buildOf({ cacheDirectory, inAllLanguages: true, ...build });
