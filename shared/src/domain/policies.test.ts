import {
  mayApproveProduct,
  mayChangeProductStatus,
  mayDeleteOrder,
  mayDeleteProduct,
  maySeeStaff,
} from './policies';

const staff = { id: 1, role: 'staff' } as const;
const admin = { id: 2, role: 'admin' } as const;

describe('policies', () => {
  it('"A staff user cannot delete a product whose status is approve; otherwise delete is allowed" (R6.3)', () => {
    expect(mayDeleteProduct(staff, { status: 'approve' })).toBe(false);
    expect(mayDeleteProduct(staff, { status: 'pending' })).toBe(true);
    expect(mayDeleteProduct(staff, { status: 'cancel' })).toBe(true);
    expect(mayDeleteProduct(admin, { status: 'approve' })).toBe(true);
  });

  it('leaves approving and deleting orders to the admin (D25)', () => {
    expect([mayApproveProduct(staff), mayDeleteOrder(staff)]).toEqual([false, false]);
    expect([mayApproveProduct(admin), mayDeleteOrder(admin)]).toEqual([true, true]);
  });

  it('leaves every way into and out of approved to the admin', () => {
    const statuses = ['pending', 'approve', 'cancel'] as const;
    const allowed = (user: typeof staff | typeof admin) =>
      statuses.flatMap((status) =>
        statuses
          .filter((to) => mayChangeProductStatus(user, { status }, to))
          .map((to) => `${status} to ${to}`),
      );
    expect(allowed(admin)).toHaveLength(9);
    expect(allowed(staff)).toEqual([
      'pending to pending',
      'pending to cancel',
      'approve to approve',
      'cancel to pending',
      'cancel to cancel',
    ]);
  });

  it('shows a staff record to its owner and to admins (D29)', () => {
    expect(maySeeStaff(staff, 1)).toBe(true);
    expect(maySeeStaff(staff, 2)).toBe(false);
    expect(maySeeStaff(admin, 1)).toBe(true);
  });
});
