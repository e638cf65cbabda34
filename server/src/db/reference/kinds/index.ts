import { ACCESSORY_KINDS } from './camera-accessories';
import { CAMERA_KINDS } from './cameras';
import { ELECTRICAL_KINDS } from './electrical';
import { ELECTRONIC_KINDS } from './electronics';
import { HOUSE_KINDS } from './house-materials';
import type { ReferenceKind } from './kind';
import { SECURITY_KINDS } from './security-systems';

/** The initial kinds of a shop, parents first. */
export const KINDS: readonly ReferenceKind[] = [
  ...CAMERA_KINDS,
  ...ACCESSORY_KINDS,
  ...SECURITY_KINDS,
  ...ELECTRONIC_KINDS,
  ...HOUSE_KINDS,
  ...ELECTRICAL_KINDS,
];
