import { Lead, Page, Title } from '@pasal/shared/dashboard';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import * as messages from '../../features/order-form/messages';
import { OrderForm } from '../../features/order-form/order-form';

export function NewOrderPage() {
  return (
    <Page>
      <PageHead title={messages.title} />
      <div>
        <Breadcrumb
          trail={[
            { label: messages.back, to: patterns.orderManagement },
            { label: messages.title },
          ]}
        />
        <Title>{messages.title}</Title>
        <Lead>{messages.intro}</Lead>
      </div>
      <OrderForm />
    </Page>
  );
}
