import { DEFAULT_SHOP_NAME } from '@pasal/shared/contracts';

/** Returns the name that the server wrote into the document. */
export function shopNameOf(page: Document): string {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  return meta?.content || DEFAULT_SHOP_NAME;
}
