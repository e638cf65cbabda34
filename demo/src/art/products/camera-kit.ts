import { bulletCamera, domeCamera } from './cameras';
import type { Draw } from '../product-art';
import { recorder } from './recorders';
import { move } from '../svg';

/** A set sold together: recorder below, two dome and two bullet cameras on and above it. */
export const cameraKit: Draw = (pen, look) => {
  const camera = { ...look, body: '#f2f4f6', model: 0, ratio: 1, mark: '' };
  const dome = domeCamera(pen, camera).markup;
  const bullet = bulletCamera(pen, camera).markup;
  return {
    width: 860,
    height: 680,
    markup:
      move(-225, -235, 0.44, dome) +
      move(225, -235, 0.44, dome) +
      move(0, 190, 1, recorder(pen, look).markup) +
      move(-190, 30, 0.44, bullet) +
      move(170, 30, 0.44, bullet),
  };
};
