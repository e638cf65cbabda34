import { defineArea } from '../area';
import { courierRoutes } from './courier.routes';
import { courierReportRoutes } from './report/report.routes';
import { riderRoutes } from './rider.routes';

export const area = defineArea({
  routes: [courierRoutes, courierReportRoutes, riderRoutes],
});
