import { useId } from 'react';
import type { Variant } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { VARIANT } from '../../paths';
import * as s from './buy-box.styles';
import * as messages from './messages';

interface VariantChooserProps {
  variants: readonly Variant[];
  chosen: Variant;
}

/** The variants as chips. Each is a link, so that the choice is in the address and works before any script. */
export function VariantChooser({ variants, chosen }: VariantChooserProps) {
  const label = useId();
  return (
    <s.Choice>
      <p id={label}>
        {messages.option} <strong>{chosen.name}</strong>
      </p>
      <ul aria-labelledby={label}>
        {variants.map(({ id, name, price, in_stock }) => (
          <li key={id}>
            <Link
              to={`?${VARIANT}=${id}`}
              replace
              aria-current={id === chosen.id}
              data-none={in_stock < 1 || undefined}
            >
              {name}
              <small>{in_stock < 1 ? messages.outOfStock : formatRupees(price)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </s.Choice>
  );
}
