import { parseSync } from '@swc/core';
import { namesReached, problemsOfReach } from '../law/reach.mjs';

/**
 * Refuses a file of a remote that affects anything outside its own parts, and records the names by which it selects
 * elements for `ReachPlugin`. Errors and records are cached with the compiled module.
 * @this {import('./reach-plugin.mjs').NotingContext}
 * @param {string} source
 */
export default function refuseReach(source) {
  const tree = parseSync(source, { syntax: 'typescript', tsx: this.resourcePath.endsWith('.tsx') });
  for (const problem of problemsOfReach(tree)) this.emitError(new Error(problem));
  this.noteNames?.(namesReached(tree));
  return source;
}
