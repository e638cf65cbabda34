import { PAGE_KINDS } from '@pasal/shared/contracts';
import { useParams } from '@pasal/shared/routing';
import { PageEditor } from '../../features/site-settings/owner-pages/page-editor';
import { PageList } from '../../features/site-settings/owner-pages/page-list';
import { SettingsPage } from '../../features/site-settings/settings-page';

/** One of the owner's pages; for an unknown one, the list of pages. */
export function SitePagePage() {
  const params = useParams();
  const kind = PAGE_KINDS.find((each) => each === params.kind);
  return (
    <SettingsPage page="pages">
      {kind ? <PageEditor key={kind} kind={kind} /> : <PageList />}
    </SettingsPage>
  );
}
