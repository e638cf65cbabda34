import { LIST_COLUMNS } from '@pasal/shared/contracts';
import { detailsOf, useMay } from '@pasal/shared/dashboard';
import { ButtonLink } from '@pasal/shared/ui';
import * as messages from './messages';

/** True where a courier's list was refused because a column was not found. */
export const lacksColumn = (failure: unknown) =>
  detailsOf(failure).some(({ path }) => path === LIST_COLUMNS);

/** Leads the owner to where this courier's own names for columns are written. */
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
