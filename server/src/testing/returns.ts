import { randomUUID } from 'node:crypto';
import type { Language } from '@pasal/core/contract/language';
import type {
  OwnReturnsResponse,
  ReturnSavedResponse,
  ReturnsResponse,
  ReturnWanted,
} from '@pasal/shared/contracts';
import { findReturn } from '../modules/returns/return.repository';
import { oncePer } from './once-per';
import { parcelDesk } from './parcels';
import { sendForm, type FormParts } from './product-forms';
import type { TestApp } from './test-app';

type Order = { order_number: string; phone: string };
type Asked = OwnReturnsResponse & { message: string; code?: string };
type Saved = ReturnSavedResponse & { code?: string };

const proofOf = ({ order_number, phone }: Order) => ({ order_number, phone });

/** Actions of staff on returns. */
function staffDesk(shop: () => TestApp, headers: () => Record<string, string>) {
  const refundableOf = oncePer(
    async (id) => ((await findReturn(shop().db, id))?.payable_paisa ?? 0) / 100,
  );
  return {
    async list(query = '') {
      const { body } = await shop().call<ReturnsResponse>({
        url: `/returns${query}`,
        headers: headers(),
      });
      return body;
    },
    step: (id: number, version: number, body: object, key?: string) =>
      shop().call<Saved>({
        method: 'POST',
        url: `/returns/${id}/step`,
        body: { version, ...body },
        headers: { ...headers(), ...(key !== undefined && { 'idempotency-key': key }) },
      }),
    refund: async (id: number, version: number, body: object, key?: string) =>
      shop().call<Saved>({
        method: 'POST',
        url: `/returns/${id}/refund`,
        body: {
          version,
          way: 'cash',
          reference: '',
          refundable: await refundableOf(id, key ?? randomUUID()),
          ...body,
        },
        headers: { ...headers(), ...(key !== undefined && { 'idempotency-key': key }) },
      }),
  };
}

/** Actions of tests of returns in a shop: its buyers, and one member of staff. */
export function returnDesk(shop: () => TestApp, headers: () => Record<string, string>) {
  const desk = parcelDesk(shop, headers);
  return {
    ...desk,
    /** An order of four pieces of one product and two of another, Rs. 6000, delivered and paid. */
    async deliver() {
      const order = await desk.placeOrder();
      const courier_id = await desk.addCourier(`NCM ${order.id}`);
      await desk.tell(order.id, 'handed_over', { courier_id });
      await desk.tell(order.id, 'delivered');
      return order;
    },
    own: (order: Order) =>
      shop().call<Asked>({
        method: 'POST',
        url: '/order-product/track/returns',
        body: proofOf(order),
      }),
    ask: (
      order: Order,
      wanted: Partial<ReturnWanted> = {},
      {
        pictures = [],
        key,
        language = 'en',
      }: { pictures?: FormParts; key?: string; language?: Language } = {},
    ) => {
      const whole: ReturnWanted = {
        parcel: 1,
        kind: 'return',
        reason: 'faulty',
        remarks: 'It does not turn on',
        items: [{ line: 1, quantity: 2 }],
        ...wanted,
      };
      const url = `/order-product/track/return?language=${language}`;
      const marked: Record<string, string> = {
        ...(key !== undefined && { 'idempotency-key': key }),
        'order-proof': encodeURIComponent(JSON.stringify(proofOf(order))),
      };
      return sendForm<Asked>(shop(), { url, headers: marked }, [
        ['wanted', JSON.stringify(whole)],
        ...pictures,
      ]);
    },
    withdraw: (order: Order, number = 1) =>
      shop().call<Asked>({
        method: 'POST',
        url: '/order-product/track/return/withdraw',
        body: { order_number: order.order_number, phone: order.phone, number },
      }),
    ...staffDesk(shop, headers),
  };
}
