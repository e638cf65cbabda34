import type { Kind } from '../../demo/src/catalogue/kinds';

/** Questions that people type, and for each one the types of the demo's products that are right answers. */
export interface Questions {
  fitting: readonly Kind[];
  typed: readonly string[];
  /** The results must contain each fitting type, because all of these do what people ask for. */
  isEach?: true;
  /** The most that any result may cost, in rupees. */
  from?: number;
  to?: number;
}

/** All kinds of products that watch a place. */
export const CCTV = [
  'dome-camera',
  'turret-camera',
  'bullet-camera',
  'solar-camera',
  'ptz-camera',
  'pan-tilt-camera',
  'camera-kit',
] as const satisfies readonly Kind[];
