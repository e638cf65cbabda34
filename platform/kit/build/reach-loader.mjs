import { parseSync } from '@swc/core';
import { problemsOfReach } from '../law/reach.mjs';

/** Refuses a file of a remote that reaches beyond its own parts; the error is cached with the compiled module. */
export default function refuseReach(source) {
  const tree = parseSync(source, { syntax: 'typescript', tsx: this.resourcePath.endsWith('.tsx') });
  for (const problem of problemsOfReach(tree)) this.emitError(new Error(problem));
  return source;
}
