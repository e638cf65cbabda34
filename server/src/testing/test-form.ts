/** Whether this run is the long form, which `npm run test:long` starts every night: nothing is left out of it. */
export const isLongForm = process.env.TEST_FORM === 'long';

/** All of them in the long form, else those that stand for their kind. */
export const byForm = <Case>(all: readonly Case[], byDay: readonly Case[]): readonly Case[] =>
  isLongForm ? all : byDay;
