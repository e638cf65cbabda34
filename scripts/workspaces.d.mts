/** Everything that is built, and the name it has in the federation. */
export const builds: Readonly<Record<string, string>>;
