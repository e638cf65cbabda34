import { useSiteSettingsQuery } from '@pasal/shared/api';
import type { Product, Variant } from '@pasal/shared/contracts';
import { formatRupees, lineName, shorten } from '@pasal/shared/domain';
import { paths } from '@pasal/shared/routing/paths';
import { LANGUAGE, pathIn, usePageOrigin } from '@pasal/shared/shell';
import { ChatLinks } from '@pasal/shared/ui';
import * as messages from './messages';

/** Maximum title length in a message: the adjacent address has all of it. */
const TITLE_SIGNS = 80;

interface AskShopProps {
  product: Product;
  variant: Variant | undefined;
}

/** Contact links for questions on goods, with product, variant, price and page address filled in (D146). */
export function AskShop({ product: { title, slug, price }, variant }: AskShopProps) {
  const { data } = useSiteSettingsQuery();
  const origin = usePageOrigin();
  const name = lineName({
    product_name: shorten(title, TITLE_SIGNS),
    variant_name: variant?.name,
  });
  const address = `${origin}${pathIn(LANGUAGE, paths.product(slug, variant?.id))}`;
  return (
    <ChatLinks
      title={messages.ask}
      phone={data?.settings.phones[0]}
      chats={data?.chats}
      message={messages.question(name, formatRupees(variant?.price ?? price), address)}
    />
  );
}
