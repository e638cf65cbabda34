import type { ParcelStage, ToldEvent } from '../contracts/parcels/parcel-limits';
import { PERMISSIONS_OF } from '../contracts/staff/permissions';
import type { ProductStatus } from '../contracts/products/product-limits';
import type { Role } from '@pasal/core/contract/roles';

interface Actor {
  id: number;
  role: Role;
}

/** True if a person's role has a permission; a newer server may return an unknown role. */
export const hasPermission = ({ role }: Pick<Actor, 'role'>, permission: string): boolean =>
  PERMISSIONS_OF[role]?.some((each) => each === permission) ?? false;

/** The stages that packers work at and report. */
const PACKED_AT: ReadonlySet<ParcelStage> = new Set(['confirmed', 'packed']);
const PACKER_EVENTS: ReadonlySet<ToldEvent> = new Set(['packed', 'unpacked', 'handed_over']);

/** Staff see every desk, packers those for packing and hand-over. */
export const maySeeStage = (user: Pick<Actor, 'role'>, stage: ParcelStage): boolean =>
  hasPermission(user, 'staff') || (hasPermission(user, 'packing') && PACKED_AT.has(stage));

/** Events in transit are reported by staff. */
export const mayReport = (user: Pick<Actor, 'role'>, event: ToldEvent): boolean =>
  hasPermission(user, 'staff') || (hasPermission(user, 'packing') && PACKER_EVENTS.has(event));

/** Staff may not delete an approved product (R6.3). */
export function mayDeleteProduct(user: Actor, product: { status: ProductStatus }): boolean {
  return hasPermission(user, 'admin') || product.status !== 'approve';
}

/** Approving is reserved to the admin (D25). */
export function mayApproveProduct(user: Actor): boolean {
  return hasPermission(user, 'admin');
}

/**
 * Staff move a product between pending and canceled; only the admin moves it into and out of approved, or staff
 * could delete an approved product in two steps (R6.3, D25).
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
  return hasPermission(user, 'admin');
}

/** One's own record, or any for an admin (D29). */
export function maySeeStaff(user: Actor, staffId: number): boolean {
  return hasPermission(user, 'admin') || user.id === staffId;
}

/** Staff, categories, places, banners, settings and the activity log are reserved to the admin (D25, D30). */
export function mayAdministrate(user: Actor): boolean {
  return hasPermission(user, 'admin');
}

/** People cannot delete, demote or disable themselves, so that an admin always remains (D26). */
export function mayChangeMember(user: Actor, staffId: number): boolean {
  return mayAdministrate(user) && user.id !== staffId;
}

/** Only approved products are public (D7). */
export function isPublicProduct(product: { status: ProductStatus }): boolean {
  return product.status === 'approve';
}
