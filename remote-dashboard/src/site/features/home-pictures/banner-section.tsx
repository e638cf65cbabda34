import { useId, useState } from 'react';
import { useBannersQuery } from '@pasal/shared/api';
import type { Banner } from '@pasal/shared/contracts';
import { AskDialog, Section, SectionHead } from '@pasal/shared/dashboard';
import { Button, Icon, icons } from '@pasal/shared/ui';
import { useDeleteBannerMutation } from '../../site-api';
import { FourFaces } from '../../../kit/admin-parts/four-faces';
import { BannerDialog } from './banner-dialog';
import { BannerList } from './banner-list';
import { nameOfBanner } from './banner-row';
import * as messages from './messages';

/** Every banner in its order; the first is on the home page. */
export function BannerSection() {
  const { data, error, refetch } = useBannersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [edited, setEdited] = useState<Banner | 'new'>();
  const [leaving, setLeaving] = useState<Banner>();
  const [remove] = useDeleteBannerMutation();
  const heading = useId();

  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{messages.banners}</h2>
          <p>{messages.bannersHint}</p>
        </div>
        <Button variant="secondary" onClick={() => setEdited('new')}>
          <Icon shape={icons.plus} size={18} /> {messages.addBanner}
        </Button>
      </SectionHead>
      <FourFaces
        data={data}
        error={error}
        onRetry={() => void refetch()}
        failed={messages.bannersFailed}
        isEmpty={({ banners }) => banners.length === 0}
        empty={messages.noBanners}
        rows={2}
      >
        {({ banners }) => <BannerList banners={banners} onEdit={setEdited} onDelete={setLeaving} />}
      </FourFaces>
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
    </Section>
  );
}
