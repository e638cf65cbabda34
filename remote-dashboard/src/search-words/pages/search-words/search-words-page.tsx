import { AdminPage } from '../../../kit/admin-parts/admin-page';
import * as messages from '../../features/word-admin/messages';
import { WordAdmin } from '../../features/word-admin/word-admin';

export function SearchWordsPage() {
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <WordAdmin />
    </AdminPage>
  );
}
