import type { ReactNode } from 'react';
import { DELIVERY_TYPES, type DeliveryType } from '@pasal/shared/contracts';
import { DELIVERY_TYPE_LABELS } from '@pasal/shared/domain';
import { Panel } from '@pasal/shared/ui';
import * as messages from './messages';
import { Choice, Choices } from './checkout-form.styles';

interface DeliveryChoiceProps {
  chosen: DeliveryType;
  onChoose: (type: DeliveryType) => void;
  /** Details of the chosen delivery. */
  children?: ReactNode;
}

export function DeliveryChoice({ chosen, onChoose, children }: DeliveryChoiceProps) {
  return (
    <Panel as="fieldset">
      <legend>{messages.deliveryType}</legend>
      <Choices>
        {DELIVERY_TYPES.map((type) => (
          <Choice key={type}>
            <input
              type="radio"
              name="delivery_type"
              value={type}
              checked={type === chosen}
              onChange={() => onChoose(type)}
            />
            {DELIVERY_TYPE_LABELS[type]}
          </Choice>
        ))}
      </Choices>
      {children}
    </Panel>
  );
}
