import type { Loaders } from '../kit/area';
import type { pages } from './area';

export const loaders: Loaders<typeof pages> = {
  profile: () => import('./pages/profile/profile-page').then((module) => module.ProfilePage),
  staff: () => import('./pages/staff/staff-page').then((module) => module.StaffPage),
};
