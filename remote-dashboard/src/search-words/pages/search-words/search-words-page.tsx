import { AdminPage } from '@pasal/shared/dashboard';
import * as messages from '../../features/word-admin/messages';
import { WordAdmin } from '../../features/word-admin/word-admin';

export function SearchWordsPage() {
  return (
    <AdminPage title={messages.title} lead={messages.lead}>
      <WordAdmin />
    </AdminPage>
  );
}
