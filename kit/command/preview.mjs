import { remoteOf, shopOf } from './remote.mjs';

/** Prints a link that shows a release to whoever holds it: of the version named, else of the sources. */
export async function previewCommand(given) {
  const { days, words } = given;
  const count = days === undefined ? undefined : Number(days);
  if (count !== undefined && !Number.isInteger(count)) {
    throw new Error(`--days ${days} is no whole number.`);
  }
  const { name, version } = await remoteOf({ ...given, version: words[0] });
  const wanted = { version, ...(count !== undefined && { days: count }) };
  const { url, expires_at: until } = await shopOf(given).preview(name, wanted);
  console.log(`${url}\nshows ${name} ${version} until ${until}`);
}
