import type { RemoteDescription } from '@pasal/shared/shell';
import type { AreaPage, DashboardRoute } from './kit/area';
import { title } from './messages';
import { pageNames, pages, type PageName } from './paths';

interface Route extends DashboardRoute {
  page: PageName;
}

/** The dashboard's pages and parts; the build evaluates only this file and copies it into the release record. */
export const description = {
  name: 'dashboard',
  title,
  routes: pageNames.map((page): Route => {
    const { path, needs }: AreaPage = pages[page];
    return { path, page, layout: 'dashboard', ...(needs && { needs }) };
  }),
  slots: ['dashboardFrame'],
} as const satisfies RemoteDescription;
