import { defineArea } from '../area';
import { parcelRoutes } from './parcel.routes';

export const area = defineArea({
  routes: [parcelRoutes],
});
