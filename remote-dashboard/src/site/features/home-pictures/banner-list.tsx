import type { ManagedBanner } from '@pasal/shared/contracts';
import { Refusal, useAction } from '@pasal/shared/dashboard';
import { Menu, icons } from '@pasal/shared/ui';
import { useOrderBannersMutation } from '../../site-api';
import { ReorderList } from '../../../kit/admin-parts/reorder-list';
import { BannerRow, nameOfBanner } from './banner-row';
import * as messages from './messages';

interface BannerListProps {
  banners: readonly ManagedBanner[];
  onEdit: (banner: ManagedBanner) => void;
  onDelete: (banner: ManagedBanner) => void;
}

/** The banners in their order, which can be changed here. */
export function BannerList({ banners, onEdit, onDelete }: BannerListProps) {
  const [order, { isLoading }] = useOrderBannersMutation();
  const action = useAction();
  return (
    <>
      <Refusal text={action.refusal} />
      <ReorderList
        label={messages.banners}
        items={banners}
        keyOf={({ id }) => id}
        nameOf={nameOfBanner}
        busy={isLoading}
        onOrder={(items) => void action.run(order({ body: { ids: items.map(({ id }) => id) } }))}
        tools={(banner) => (
          <Menu
            label={messages.actionsOf(nameOfBanner(banner))}
            items={[
              { label: messages.edit, icon: icons.edit, onChoose: () => onEdit(banner) },
              {
                label: messages.deleteLabel,
                icon: icons.trash,
                danger: true,
                onChoose: () => onDelete(banner),
              },
            ]}
          />
        )}
      >
        {(banner, index) => <BannerRow banner={banner} isShown={index === 0} />}
      </ReorderList>
    </>
  );
}
