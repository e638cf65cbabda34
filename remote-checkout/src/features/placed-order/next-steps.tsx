import type { DeliveryType } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import { Panel } from '@pasal/shared/ui';
import * as messages from './messages';
import { Steps } from './placed-order.styles';

interface NextStepsProps {
  deliveryType: DeliveryType;
  /** Rupees. */
  total: number;
  /** Part of the total, in rupees. */
  charge: number;
}

/** The next steps after an order was placed (D18). */
export function NextSteps({ deliveryType, total, charge }: NextStepsProps) {
  return (
    <Panel>
      <Steps>
        <h2>{messages.whatNext}</h2>
        <ol>
          {messages.nextSteps[deliveryType](formatRupees(total), charge === 0).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Steps>
    </Panel>
  );
}
