import type { User } from '@pasal/shared/contracts';
import { hasPermission } from '@pasal/shared/domain';
import type { AreaPage } from '../../kit/area';
import { pages } from '../../paths';

const answers = ({ path }: AreaPage, at: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(at);

/** True when a page of the dashboard is one of this person's role; what is for administrators alone says so itself. */
export function mayOpen(user: User, at: string): boolean {
  const page = Object.values<AreaPage>(pages).find((each) => answers(each, at));
  return hasPermission(user, 'staff') || hasPermission(user, page?.permission ?? 'staff');
}
