import type { User } from '@pasal/shared/contracts';
import { hasPermission } from '@pasal/shared/domain';
import type { AreaPage } from '../../kit/area';
import { pages } from '../../paths';

const answers = ({ path }: AreaPage, at: string) =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(at);

/** True if this user's role may open a dashboard page; administrator-only pages check themselves. */
export function mayOpen(user: User, at: string): boolean {
  const page = Object.values<AreaPage>(pages).find((each) => answers(each, at));
  return hasPermission(user, 'staff') || hasPermission(user, page?.permission ?? 'staff');
}
