import { MAX_VARIANTS } from '@pasal/shared/contracts';
import { Button, Icon, IconButton } from '@pasal/shared/ui';
import type { DraftVariant } from '../../model/product-draft';
import { messages } from './messages';
import { NumberField } from './number-field';
import * as s from './product-form.styles';

interface VariantsFieldProps {
  variants: readonly DraftVariant[];
  error: string | undefined;
  onChange: (variants: readonly DraftVariant[]) => void;
}

/** Variants of the product: each a number and a price (spec §3). */
export function VariantsField({ variants, error, onChange }: VariantsFieldProps) {
  const change = (place: number, part: Partial<DraftVariant>) =>
    onChange(variants.map((each, index) => (index === place ? { ...each, ...part } : each)));
  const next = () => String(Math.max(0, ...variants.map(({ id }) => Number(id) || 0)) + 1);
  return (
    <s.BelowLabel role="group" aria-label={messages.variants}>
      <s.LabelText>{messages.variants}</s.LabelText>
      {variants.map(({ id, price }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a variant's number may be edited
        <s.Row key={place}>
          <NumberField
            label={messages.variantId(place + 1)}
            value={id}
            onChange={({ target }) => change(place, { id: target.value })}
          />
          <NumberField
            label={messages.variantPrice(place + 1)}
            value={price}
            onChange={({ target }) => change(place, { price: target.value })}
          />
          <IconButton
            label={messages.removeVariant(place + 1)}
            onClick={() => onChange(variants.filter((_each, index) => index !== place))}
          >
            <Icon name="trash" />
          </IconButton>
        </s.Row>
      ))}
      {error && <s.Problem role="alert">{error}</s.Problem>}
      {variants.length < MAX_VARIANTS && (
        <Button variant="quiet" onClick={() => onChange([...variants, { id: next(), price: '' }])}>
          <Icon name="plus" /> {messages.addVariant}
        </Button>
      )}
    </s.BelowLabel>
  );
}
