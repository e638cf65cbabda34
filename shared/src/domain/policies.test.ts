import { mayApproveProduct, mayDeleteOrder, mayDeleteProduct, maySeeStaff } from './policies';

const staff = { id: 1, role: 'staff' } as const;
const admin = { id: 2, role: 'admin' } as const;

describe('policies', () => {
  it('"A staff user cannot delete a product whose status is approve; otherwise delete is allowed" (spec §6)', () => {
    expect(mayDeleteProduct(staff, { status: 'approve' })).toBe(false);
    expect(mayDeleteProduct(staff, { status: 'pending' })).toBe(true);
    expect(mayDeleteProduct(staff, { status: 'cancel' })).toBe(true);
    expect(mayDeleteProduct(admin, { status: 'approve' })).toBe(true);
  });

  it('leaves approving and deleting orders to the admin (decision 25)', () => {
    expect([mayApproveProduct(staff), mayDeleteOrder(staff)]).toEqual([false, false]);
    expect([mayApproveProduct(admin), mayDeleteOrder(admin)]).toEqual([true, true]);
  });

  it('shows a staff record to its owner and to admins (decision 29)', () => {
    expect(maySeeStaff(staff, 1)).toBe(true);
    expect(maySeeStaff(staff, 2)).toBe(false);
    expect(maySeeStaff(admin, 1)).toBe(true);
  });
});
