/** The workspace of what teams build with. */
export const KIT: string;
/** Everything that is built, and the name it has in the federation. */
export const builds: Readonly<Record<string, string>>;
/** The release that the sources of a workspace make: its package version and a digest. */
export function releaseOf(workspace: string): string;
