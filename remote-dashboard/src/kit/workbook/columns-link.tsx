import { LIST_COLUMNS } from '@pasal/shared/contracts';
import { detailsOf, useMay } from '@pasal/shared/dashboard';
import { ButtonLink } from '@pasal/shared/ui';
import * as messages from './messages';

/** True if a courier's list was refused because of a missing column. */
export const lacksColumn = (failure: unknown) =>
  detailsOf(failure).some(({ path }) => path === LIST_COLUMNS);

/** Links to the settings of this courier's column headings. */
export function ColumnsLink({ to }: { to: string }) {
  const isOwner = useMay('admin');
  return (
    isOwner && (
      <ButtonLink $variant="secondary" to={to}>
        {messages.nameColumns}
      </ButtonLink>
    )
  );
}
