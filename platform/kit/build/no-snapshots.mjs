/**
 * Replaces the part of the federation's runtime that asks for a remote's manifest and stores it as a
 * snapshot. The shop names files by its own records, so no page has a manifest; without this replacement the
 * part is in every host, although the build's options turn snapshots off.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  /** The runtime deletes the entry of a remote here before it registers the remote again. */
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
