import { NotAllowed, Page, Title, useCurrentUser } from '@pasal/shared/dashboard';
import { useParams } from '@pasal/shared/routing';
import { PageHead } from '@pasal/shared/shell';
import { DeskLinks } from '../../features/desk-links/desk-links';
import * as linkMessages from '../../features/desk-links/messages';
import { deskOf, desksOf } from '../../model/desks';
import { DeskWork } from './desk-work';

/** One desk at its own address: its parcels, oldest order first, and the actions on them. */
export function DeskPage() {
  const theirs = desksOf(useCurrentUser());
  const desk = deskOf(useParams().desk, theirs);
  if (theirs.includes(desk)) return <DeskWork key={desk} desk={desk} />;
  const title = linkMessages.names[desk];
  return (
    <Page>
      <PageHead title={title} />
      <Title>{title}</Title>
      <DeskLinks desk={desk} counts={undefined} />
      <NotAllowed />
    </Page>
  );
}
