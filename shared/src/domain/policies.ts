import type { ProductStatus } from '../contracts/product-limits';
import type { Role } from '@pasal/core/contract/roles';

interface Actor {
  id: number;
  role: Role;
}

/** Staff may not delete an approved product (R6.3). */
export function mayDeleteProduct(user: Actor, product: { status: ProductStatus }): boolean {
  return user.role === 'admin' || product.status !== 'approve';
}

/** Approving is the admin's (D25). */
export function mayApproveProduct(user: Actor): boolean {
  return user.role === 'admin';
}

/**
 * Staff move a product between pending and canceled; into and out of approved is the admin's, or
 * staff could delete an approved product in two steps (R6.3, D25).
 */
export function mayChangeProductStatus(
  user: Actor,
  product: { status: ProductStatus },
  to: ProductStatus,
): boolean {
  const touchesApproved = product.status === 'approve' || to === 'approve';
  return product.status === to || !touchesApproved || mayApproveProduct(user);
}

export function mayDeleteOrder(user: Actor): boolean {
  return user.role === 'admin';
}

/** Own record, or any for an admin (D29). */
export function maySeeStaff(user: Actor, staffId: number): boolean {
  return user.role === 'admin' || user.id === staffId;
}

/** Staff, categories, places, banners, settings and the activity log are the admin's (D25, D30). */
export function mayAdministrate(user: Actor): boolean {
  return user.role === 'admin';
}

/** People cannot delete, demote or disable themselves, so that an admin always remains (D26). */
export function mayChangeMember(user: Actor, staffId: number): boolean {
  return mayAdministrate(user) && user.id !== staffId;
}

/** Only approved products are public (D7). */
export function isPublicProduct(product: { status: ProductStatus }): boolean {
  return product.status === 'approve';
}
