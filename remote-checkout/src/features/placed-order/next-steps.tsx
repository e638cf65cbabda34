import type { DeliveryType } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import { Panel } from '@pasal/shared/ui';
import { NEXT_STEPS, WHAT_NEXT } from './messages';
import { Steps } from './placed-order.styles';

interface NextStepsProps {
  deliveryType: DeliveryType;
  /** Rupees. */
  total: number;
}

/** What happens after an order was placed (D18). */
export function NextSteps({ deliveryType, total }: NextStepsProps) {
  return (
    <Panel>
      <Steps>
        <h2>{WHAT_NEXT}</h2>
        <ol>
          {NEXT_STEPS[deliveryType](formatRupees(total)).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Steps>
    </Panel>
  );
}
