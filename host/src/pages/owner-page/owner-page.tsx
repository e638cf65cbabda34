import type { PageKind } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { TextPage } from '../../layout/text-page';
import * as messages from './messages';
import { useOwnerPageQuery } from './owner-page-api';
import { OwnerText } from './owner-text';

const ADDRESSES: Record<PageKind, string> = {
  terms: paths.terms(),
  privacy: paths.privacyPolicy(),
  returns: paths.returns(),
  about: paths.about(),
  questions: paths.questions(),
};

/** A page with the owner's text (D150); its title and address are the shop's. */
export function OwnerPage({ kind }: { kind: PageKind }) {
  const answer = useOwnerPageQuery({ params: { kind } });
  return (
    <TextPage
      title={messages.titles[kind]}
      description={messages.descriptions[kind]}
      canonical={ADDRESSES[kind]}
    >
      <OwnerText kind={kind} answer={answer} language={answer.data?.language} />
    </TextPage>
  );
}
