import type { DeskParcel } from '@pasal/shared/contracts';

/** Something that can be done at a desk, by a button or a key. */
export interface WorkAction {
  /** The key's place on the keyboard, such as `KeyC`. */
  code: string;
  /** The key as it is shown. */
  shown: string;
  label: string;
  /** For one parcel at a time. */
  isSingle?: boolean;
  run: (parcels: readonly DeskParcel[]) => void;
}
