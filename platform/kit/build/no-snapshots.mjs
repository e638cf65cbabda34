/**
 * Stands in for what of the federation's runtime asks for a remote's manifest and keeps it as a snapshot.
 * The shop names files by its own records, so no page has a manifest; as it comes, this part is in every host
 * although the build was told that there are no snapshots.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  /** What is registered anew is deleted here first. */
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
