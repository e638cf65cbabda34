import remotes from './remotes.json';

/**
 * The remotes of the shop by their name in the federation, and the workspace each team builds into.
 * The one list of them: `node scripts/remotes.mjs` holds to it what has to name them once more.
 */
export const REMOTE_WORKSPACES: Readonly<Record<string, string>> = remotes;
