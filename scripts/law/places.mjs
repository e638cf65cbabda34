import { areas } from './rules.mjs';

/** Where sources of the dashboard may be, so that the rules of areas cover all of them. */
const places = [
  '(?:kit|frame|testing)/.+',
  `(?:${areas})/(?:model|features|pages|testing)/.+`,
  `(${areas})/(?:\\1-api|area|loaders)\\.ts`,
  '(?:admin-access\\.test\\.tsx|messages(?:\\.ne)?\\.ts|paths\\.ts|routes\\.ts|remote(?:\\.server)?(?:\\.test)?\\.ts)',
].map((place) => new RegExp(`^remote-dashboard/src/${place}$`));

/**
 * Lists the sources of the dashboard outside these places.
 * @param {string[]} files
 */
export const straysAmong = (files) =>
  files.filter(
    (file) => file.startsWith('remote-dashboard/src/') && !places.some((place) => place.test(file)),
  );

/** Files that do not exist, each in a forbidden place. */
export const plantedStrays = [
  'remote-dashboard/src/planted.ts',
  'remote-dashboard/src/desks/planted.ts',
  'remote-dashboard/src/desks/helpers/planted.ts',
  'remote-dashboard/src/desks/cash-api.ts',
];
