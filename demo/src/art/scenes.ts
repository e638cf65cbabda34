import type { MakeScene } from './scene';
import {
  bath,
  ceiling,
  desk,
  kitchen,
  living,
  podium,
  room,
  wall,
  workbench,
} from './scenes-inside';
import { door, facade, night, parapet, rack, soffit } from './scenes-outside';

/** Every surrounding a product can be shown in. */
export const SCENES = {
  podium,
  wall,
  facade,
  soffit,
  ceiling,
  parapet,
  door,
  kitchen,
  living,
  desk,
  rack,
  workbench,
  room,
  bath,
  night,
} satisfies Record<string, MakeScene>;

export type SceneName = keyof typeof SCENES;
