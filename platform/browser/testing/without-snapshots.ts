/** The host's build turns the federation's snapshots off; a test imports this before the runtime. */
Object.assign(globalThis, { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true });
