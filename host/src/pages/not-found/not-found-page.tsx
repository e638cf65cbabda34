import { writeDigits } from '@pasal/shared/domain';
import { PageHead } from '@pasal/shared/shell';
import { paths } from '@pasal/shared/routing/paths';
import { ButtonLink } from '@pasal/shared/ui';
import { Centre } from './not-found-page.styles';
import * as messages from './messages';

/** The page of any address without a page (R2.9). */
export function NotFoundPage() {
  return (
    <Centre>
      <PageHead title={messages.title} />
      <strong aria-hidden="true">{writeDigits(404)}</strong>
      <h1>{messages.title}</h1>
      <p>{messages.text}</p>
      <ButtonLink to={paths.home()}>{messages.home}</ButtonLink>
    </Centre>
  );
}
