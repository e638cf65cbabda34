import { defineArea } from '../area';
import { parcelRoutes } from './parcel.routes';

export const parcelArea = defineArea({
  routes: [parcelRoutes],
});
