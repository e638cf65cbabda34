import { ALL_PRODUCTS, SECTIONS } from '@pasal/shared/contracts';
import { LANGUAGES, pathIn } from '@pasal/platform/contract/language';
import type { Kysely } from 'kysely';
import { categoryAddress, kathmanduDate, productAddress } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { html } from '@pasal/core/http/html';
import { PARTED, type Parted } from '../../modules/catalogue/catalogue';
import { currentCatalogue } from '../../modules/catalogue/current-catalogue';

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Pages that always exist. */
const FIXED = ['/', '/contact', '/terms', '/privacy-policy', '/returns', '/about', '/questions'];
const FILE = /^(products|brands)-([1-9]\d{0,5})\.xml$/;

const addressOf: Record<Parted, (name: string) => string> = {
  products: productAddress,
  brands: categoryAddress,
};

interface Page {
  path: string;
  changed?: Date | null;
}

function urlSet(origin: string, pages: readonly Page[]): string {
  const urls = pages.flatMap(({ path, changed }) => {
    const day = changed && html`<lastmod>${kathmanduDate(changed)}</lastmod>`;
    return LANGUAGES.map(
      (language) => html`<url><loc>${origin}${pathIn(language, path)}</loc>${day}</url> `,
    );
  });
  return `${HEAD}${html`<urlset xmlns="${XMLNS}"> ${urls}</urlset> `.html}`;
}

/** The index of all parts: the shop's own pages, then the parts of products and of brands. */
export async function sitemapIndex(db: Kysely<Database>, origin: string): Promise<string> {
  const catalogue = await currentCatalogue(db);
  const numbers = await Promise.all(PARTED.map((of) => catalogue.parts(of)));
  const files = PARTED.flatMap((of, index) =>
    (numbers[index] ?? []).map((part) => `${of}-${part}.xml`),
  );
  const parts = ['pages.xml', ...files].map(
    (file) => html`<sitemap><loc>${origin}/sitemap/${file}</loc></sitemap> `,
  );
  return `${HEAD}${html`<sitemapindex xmlns="${XMLNS}"> ${parts}</sitemapindex> `.html}`;
}

/** One file of the index; null if it would be empty. */
export async function sitemapFile(
  db: Kysely<Database>,
  origin: string,
  file: string,
): Promise<string | null> {
  if (file === 'pages.xml') {
    const categories = await (await currentCatalogue(db)).categories();
    const names = [ALL_PRODUCTS, ...SECTIONS, ...categories.map(({ name }) => name)];
    return urlSet(
      origin,
      [...FIXED, ...new Set(names.map((name) => categoryAddress(name)))].map((path) => ({ path })),
    );
  }
  const [, of, part] = FILE.exec(file) ?? [];
  if (of === undefined) return null;
  const rows = await (await currentCatalogue(db)).part(of as Parted, Number(part));
  if (rows.length === 0) return null;
  return urlSet(
    origin,
    rows.map(({ name, changed }) => ({ path: addressOf[of as Parted](name), changed })),
  );
}
