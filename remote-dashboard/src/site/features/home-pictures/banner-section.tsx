import { useState } from 'react';
import type { ManagedBanner } from '@pasal/shared/contracts';
import { AddButton, AskDialog, ListView, TitledSection } from '@pasal/shared/dashboard';
import { useDeleteBannerMutation, useManagedBannersQuery } from '../../site-api';
import { BannerDialog } from './banner-dialog';
import { BannerList } from './banner-list';
import { nameOfBanner } from './banner-row';
import * as messages from './messages';

/** Every banner in its order; the first is on the home page. */
export function BannerSection() {
  const answer = useManagedBannersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<ManagedBanner | 'new'>();
  const [leaving, setLeaving] = useState<ManagedBanner>();
  const [remove] = useDeleteBannerMutation();

  return (
    <TitledSection
      title={messages.banners}
      lead={messages.bannersHint}
      action={<AddButton onClick={() => setEdited('new')}>{messages.addBanner}</AddButton>}
    >
      <ListView
        answer={answer}
        data={answer.data}
        failed={messages.bannersFailed}
        isEmpty={({ banners }) => banners.length === 0}
        empty={messages.noBanners}
        rows={2}
      >
        {({ banners }) => <BannerList banners={banners} onEdit={setEdited} onDelete={setLeaving} />}
      </ListView>
      {edited && (
        <BannerDialog
          banner={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {leaving && (
        <AskDialog
          title={messages.deleteTitle(nameOfBanner(leaving))}
          text={messages.deleteText}
          run={() => remove({ params: { id: leaving.id } })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </TitledSection>
  );
}
