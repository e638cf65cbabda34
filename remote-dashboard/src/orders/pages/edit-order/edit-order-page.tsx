import { useCallback } from 'react';
import { Lead, ListView, Page, Title } from '@pasal/shared/dashboard';
import { mayEditOrder } from '@pasal/shared/domain';
import { useNavigate, useParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { Breadcrumb, ButtonLink, LoadingView, StateView } from '@pasal/shared/ui';
import { ownPaths, patterns } from '../../../paths';
import { EditForm } from '../../features/order-form/edit-form';
import * as messages from '../../features/order-form/messages';
import { useStaffOrderQuery } from '../../orders-api';

/** Lets staff edit an order still in the shop; once it has left, shows a message. */
export function EditOrderPage() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const toOrder = useCallback(() => void navigate(ownPaths.order(id)), [navigate, id]);
  const { currentData, error, isError, refetch } = useStaffOrderQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const number = currentData?.order.order_number ?? '';
  const title = messages.editTitle(number);
  return (
    <Page>
      <PageHead title={title} />
      <div>
        <Breadcrumb
          trail={[
            { label: messages.back, to: patterns.orderManagement },
            { label: messages.order(number), to: ownPaths.order(id) },
            { label: messages.edit },
          ]}
        />
        <Title>{title}</Title>
        <Lead>{messages.editLead}</Lead>
      </div>
      <ListView
        answer={{ error: isError ? error : undefined, refetch }}
        data={currentData?.order}
        failed={messages.orderFailed}
        loading={<LoadingView label={messages.loadingOrder} />}
      >
        {(order) =>
          mayEditOrder(order.status, order.parcels?.map(({ stage }) => stage) ?? []) ? (
            <EditForm key={order.id} order={order} onSaved={toOrder} />
          ) : (
            <StateView title={messages.cannotEdit} text={messages.cannotEditText}>
              <ButtonLink to={ownPaths.order(id)} $variant="secondary">
                {messages.order(number)}
              </ButtonLink>
            </StateView>
          )
        }
      </ListView>
    </Page>
  );
}
