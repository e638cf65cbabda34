import { DEFAULT_SHOP_NAME } from '@pasal/shared/contracts';

/** The name the server wrote into the document it sent. */
export function shopNameOf(page: Document): string {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  return meta?.content || DEFAULT_SHOP_NAME;
}
