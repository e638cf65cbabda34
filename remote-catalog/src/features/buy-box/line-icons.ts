import type { ProductLine } from '@pasal/shared/contracts';
import { icons, type IconShape } from '@pasal/shared/ui';

/** The picture beside each short text of a product. */
export const LINE_ICONS: Readonly<Record<ProductLine, IconShape>> = {
  warranty: icons.shield,
};
