import type { ArtType } from '../../demo/src/art/registry';

/** Questions people type, and the types of the demo's products that are right answers to each. */
export interface Questions {
  fitting: readonly ArtType[];
  typed: readonly string[];
  /** Each of the fitting types is to be found, as what people ask for does what all of these do. */
  isEach?: true;
  /** Rupees that whatever is found may cost. */
  from?: number;
  to?: number;
}

/** Everything that watches a place. */
export const CCTV = [
  'dome-camera',
  'turret-camera',
  'bullet-camera',
  'solar-camera',
  'ptz-camera',
  'pan-tilt-camera',
  'camera-kit',
] as const satisfies readonly ArtType[];
