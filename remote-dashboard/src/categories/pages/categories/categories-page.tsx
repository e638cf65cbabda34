import { AdminPage } from '@pasal/shared/dashboard';
import { CategoryAdmin } from '../../features/category-admin/category-admin';
import * as messages from '../../features/category-admin/messages';

export function CategoriesPage() {
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <CategoryAdmin />
    </AdminPage>
  );
}
