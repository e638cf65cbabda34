import type { TrackedOrder } from '@pasal/shared/contracts';

/** An order as the look-up answers it, freshly placed except for the fields of `part`. */
export function makeTrackedOrder(part: Partial<TrackedOrder> = {}): TrackedOrder {
  return {
    order_number: 'NP-2026-000012',
    created_at: '2026-11-20T06:15:00.000Z',
    customer_name: 'Sita Sharma',
    phone: '+9779841234567',
    address: 'Baneshwor 10',
    status: 'pending',
    delivery_type: 'home_delivery',
    payment_method: 'cash_on_delivery',
    district: 'Kathmandu',
    city: 'Kathmandu Metropolitan City',
    total: 9000,
    items: [{ product_id: 1, product_name: 'Dome Camera', price: 4500, quantity: 2 }],
    history: [{ at: '2026-11-20T06:15:00.000Z', status: 'pending' }],
    ...part,
  };
}
