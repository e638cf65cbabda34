import { statusOf } from '@pasal/shared/api';
import { Columns, ListView, Page, Title } from '@pasal/shared/dashboard';
import { formatPhone, mailHref, phoneHref } from '@pasal/shared/domain';
import { useSearchParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb, StateView } from '@pasal/shared/ui';
import { TitleBar } from '../../../kit/title-bar';
import { patterns } from '../../../paths';
import { useCustomerDetailsQuery } from '../../customers-api';
import { BackParcels } from '../../features/customer-view/back-parcels';
import { CustomerContacts } from '../../features/customer-view/customer-contacts';
import { CustomerFigures } from '../../features/customer-view/customer-figures';
import { CustomerNotes } from '../../features/customer-view/customer-notes';
import { CustomerOrders } from '../../features/customer-view/customer-orders';
import * as messages from '../../features/customer-view/messages';

/** One customer, by a phone number in the address. */
export function CustomerPage() {
  const [address] = useSearchParams();
  const phone = address.get('phone') ?? '';
  const answer = useCustomerDetailsQuery({ query: { phone } }, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, isError, refetch } = answer;
  const title = data?.customer_name || formatPhone(data?.phone ?? phone) || messages.untitled;
  const isGone = isError && statusOf(error) === 400;
  return (
    <Page>
      <PageHead title={title} />
      <Breadcrumb
        trail={[{ label: messages.back, to: patterns.customers }, { label: messages.untitled }]}
      />
      <TitleBar>
        <Title>{title}</Title>
        {data && (
          <div>
            <a href={phoneHref(data.phone)}>{formatPhone(data.phone)}</a>
            {data.email && <a href={mailHref(data.email)}>{data.email}</a>}
          </div>
        )}
      </TitleBar>
      {data?.since === null && <p>{messages.noName}</p>}
      {isGone ? (
        <StateView title={messages.gone} />
      ) : (
        <ListView
          answer={{ error: isError ? error : undefined, refetch }}
          data={data}
          failed={messages.failed}
        >
          {(customer) => (
            <Page key={customer.phone}>
              <CustomerFigures customer={customer} />
              <Columns>
                <CustomerNotes customer={customer} />
                <CustomerContacts customer={customer} />
              </Columns>
              <CustomerOrders phone={customer.phone} />
              <BackParcels parcels={customer.back} />
            </Page>
          )}
        </ListView>
      )}
    </Page>
  );
}
