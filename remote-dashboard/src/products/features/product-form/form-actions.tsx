import type { RefObject } from 'react';
import type { StaffProduct } from '@pasal/shared/contracts';
import { Button, ButtonLink } from '@pasal/shared/ui';
import { ownPaths, patterns } from '../../../paths';
import * as messages from './messages';
import { Actions } from './product-form.styles';

interface FormActionsProps {
  /** The edited product; undefined for a new one. */
  product: StaffProduct | undefined;
  form: RefObject<HTMLFormElement | null>;
  disabled: boolean;
  /** Called before submitting with whether the form restarts for another product. */
  onAnother: (adds: boolean) => void;
}

/** The form's closing actions: leave, save, or save and continue with a similar product. */
export function FormActions({ product, form, disabled, onAnother }: FormActionsProps) {
  return (
    <Actions>
      <ButtonLink to={patterns.productManagement} $variant="secondary">
        {messages.cancel}
      </ButtonLink>
      {product ? (
        <ButtonLink to={ownPaths.duplicateProduct(product.id)} $variant="secondary">
          {messages.duplicate}
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          disabled={disabled}
          onClick={() => {
            onAnother(true);
            form.current?.requestSubmit();
          }}
        >
          {messages.addAnother}
        </Button>
      )}
      <Button type="submit" disabled={disabled} onClick={() => onAnother(false)}>
        {product ? messages.update : messages.add}
      </Button>
    </Actions>
  );
}
