import type { OverLimit } from '@pasal/shared/contracts';
import { goodsKey, lineName, phoneHref } from '@pasal/shared/domain';
import { Icon, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { Call, Lines } from './scarce-lines.styles';

type ScarceLinesProps = Pick<NonNullable<OverLimit['scarce']>, 'items' | 'phone'>;

/** An order's scarce lines, and a link to call the shop for more (D71). */
export function ScarceLines({ items, phone }: ScarceLinesProps) {
  return (
    <>
      <Lines>
        {items.map(({ id, variant_id, title, variant_name, in_stock }) => (
          <li key={goodsKey(id, variant_id)}>
            {messages.piecesLeft(lineName({ product_name: title, variant_name }), in_stock)}
          </li>
        ))}
      </Lines>
      {phone !== '' && (
        <Call href={phoneHref(phone)} $variant="secondary" $wide>
          <Icon shape={icons.phone} />
          {messages.callShop(phone)}
        </Call>
      )}
    </>
  );
}
