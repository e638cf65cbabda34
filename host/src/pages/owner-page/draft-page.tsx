import { PAGE_KINDS, TEXT_LANGUAGES, type PageTextParams } from '@pasal/shared/contracts';
import { useParams } from '@pasal/shared/routing';
import { selectIsAuthenticated, useShopSelector } from '@pasal/shared/shell';
import { NoticeBar } from '../../layout/notice-bar';
import { TextPage } from '../../layout/text-page';
import { NotFoundPage } from '../not-found/not-found-page';
import * as messages from './messages';
import { usePageDraftQuery } from './owner-page-api';
import { OwnerText } from './owner-text';

function Draft({ params }: { params: PageTextParams }) {
  const answer = usePageDraftQuery({ params }, { refetchOnMountOrArgChange: true });
  const { kind, language } = params;
  return (
    <>
      <NoticeBar role="status">{messages.draft}</NoticeBar>
      <TextPage title={messages.titles[kind]} noIndex>
        <OwnerText
          kind={kind}
          answer={{ ...answer, data: answer.data?.settings }}
          language={language}
        />
      </TextPage>
    </>
  );
}

/** The preview of a page for its author; everyone else gets a not-found page. */
export function DraftPage() {
  const given = useParams();
  const kind = PAGE_KINDS.find((each) => each === given.kind);
  const language = TEXT_LANGUAGES.find((each) => each === given.language);
  const isSignedIn = useShopSelector(selectIsAuthenticated);
  if (!kind || !language || !isSignedIn) return <NotFoundPage />;
  return <Draft params={{ kind, language }} />;
}
