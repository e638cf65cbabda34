import { ofAddress, type AreaPages } from '../kit/area';
import { USUAL_PERIOD } from './model/chart-days';

export const pages = {
  dashboard: {
    path: '/dashboard',
    entry: { group: 'main', order: 10, icon: 'chart', end: true },
    needs: [
      { call: 'staffOverview' },
      {
        call: 'staffCharts',
        query: { days: { search: 'days', or: USUAL_PERIOD }, ...ofAddress('from', 'to') },
      },
    ],
  },
} as const satisfies AreaPages;
