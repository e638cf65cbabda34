import { AdminPage } from '@pasal/shared/dashboard';
import { CategoryAdmin } from '../../features/category-admin/category-admin';
import * as messages from '../../features/category-admin/messages';
import { ReadySet } from '../../features/ready-set/ready-set';

export function CategoriesPage() {
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <CategoryAdmin />
      <ReadySet />
    </AdminPage>
  );
}
