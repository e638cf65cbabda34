import { momentAs } from './moment.mjs';
import { remoteOf, shopOf } from './remote.mjs';

/** @import { Given } from './commands.mjs' */

/**
 * Prints a link that shows a release to everyone who has the link: the specified version, else that of the sources.
 * @param {Given} given
 */
export async function previewCommand(given) {
  const { days, words } = given;
  const count = days === undefined ? undefined : Number(days);
  if (count !== undefined && !Number.isInteger(count)) {
    throw new Error(`--days ${days} isn't a whole number.`);
  }
  const { name, version } = await remoteOf({ ...given, version: words[0] });
  const wanted = { version, ...(count !== undefined && { days: count }) };
  const { url, expires_at: until } = await shopOf(given).preview(name, wanted);
  console.log(`${url}\nshows ${name} ${version} until ${momentAs(until)}`);
}

/**
 * Prints the valid links.
 * @param {Given} given
 */
export async function previewsCommand(given) {
  const { previews } = await shopOf(given).previews();
  if (previews.length === 0) console.log('there are no valid preview links');
  for (const { id, name, version, made_by: by, expires_at: until } of previews) {
    console.log(`${id}  ${name} ${version} until ${momentAs(until)}, by ${by}`);
  }
}

/**
 * Ends a link by the number `previews` prints.
 * @param {Given} given
 */
export async function endPreviewCommand(given) {
  const [id = ''] = given.words;
  if (!/^\d+$/.test(id)) throw new Error('say which: its number, as pasal previews names it.');
  await shopOf(given).endPreview(id);
  console.log(`preview ${id} is ended`);
}
