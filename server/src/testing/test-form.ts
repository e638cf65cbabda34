/**
 * True when this run is the long form, which `npm run test:long` starts every night: it omits nothing.
 */
export const isLongForm = process.env.TEST_FORM === 'long';

/** Returns all of them in the long form, else those that represent their kind. */
export const byForm = <Case>(all: readonly Case[], byDay: readonly Case[]): readonly Case[] =>
  isLongForm ? all : byDay;

/** Registers tests in the long form only: by day another test represents their kind. */
export const atNight = (register: () => void): void => {
  if (isLongForm) register();
};
