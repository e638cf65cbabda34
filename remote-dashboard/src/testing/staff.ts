import {
  eachNepaliText,
  type ChartsResponse,
  type Order,
  type OrdersResponse,
  type Overview,
  type StaffProduct,
} from '@pasal/shared/contracts';
import { makeProduct } from '@pasal/shared/testing';

export function makeStaffProduct(part: Partial<StaffProduct> = {}): StaffProduct {
  return {
    ...makeProduct(part),
    ...eachNepaliText(() => null),
    status: 'pending',
    remarks: null,
    created_at: '2026-11-01T06:15:00.000Z',
    updated_at: '2026-11-02T06:15:00.000Z',
    version: 1,
    ...part,
  };
}

export function makeOrdersAnswer(orders: Order[], totalOrders = orders.length): OrdersResponse {
  const totalPages = Math.ceil(totalOrders / 10);
  return { orders, pagination: { page: 1, limit: 10, totalPages, totalOrders } };
}

export function makeOverview(part: Partial<Overview> = {}): Overview {
  return {
    orders: {
      today: 4,
      last7Days: 31,
      lastMonth: 1240,
      before: { today: 6, last7Days: 27, lastMonth: 1240 },
      byStatus: [
        { status: 'pending', total: 12 },
        { status: 'others', total: 3 },
      ],
    },
    toDo: { lateOrders: 2, lowStock: 10, failedMessages: 1 },
    products: { total: 126, added: 9, byStatus: [{ status: 'approve', total: 120 }] },
    ...part,
  };
}

export function makeCharts(part: Partial<ChartsResponse> = {}): ChartsResponse {
  return {
    days: [
      { day: '2026-11-19', orders: 2, revenue: 123456.5 },
      { day: '2026-11-20', orders: 0, revenue: 0 },
      { day: '2026-11-21', orders: 1, revenue: 0 },
    ],
    before: { orders: 4, revenue: 98765.5 },
    bestSellers: [
      { id: 3, title: 'Dome Camera', pieces: 12, revenue: 54000 },
      { id: 4, title: null, pieces: 6, revenue: 6000 },
    ],
    lowStock: { total: 10, products: [{ id: 5, title: 'Door Lock', in_stock: 0 }] },
    ...part,
  };
}
