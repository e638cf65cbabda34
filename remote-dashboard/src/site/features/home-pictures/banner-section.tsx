import { useId, useState } from 'react';
import { useBannersQuery } from '@pasal/shared/api';
import { pictureUrl } from '@pasal/shared/domain';
import type { Banner } from '@pasal/shared/contracts';
import { Badge, Button, Icon, Menu } from '@pasal/shared/ui';
import { useDeleteBannerMutation, useOrderBannersMutation } from '../../site-api';
import { Section, SectionHead } from '../../../kit/admin-parts/admin-parts.styles';
import { AskDialog } from '../../../kit/admin-parts/ask-dialog';
import { FourFaces } from '../../../kit/admin-parts/four-faces';
import { Refusal } from '../../../kit/admin-parts/refusal';
import { ReorderList } from '../../../kit/admin-parts/reorder-list';
import { useAction } from '../../../kit/admin-parts/use-action';
import { BannerDialog } from './banner-dialog';
import * as s from './home-pictures.styles';
import { messages } from './messages';

const nameOf = ({ title }: Banner) => title || messages.untitled;

/** Every banner in its order; the first is on the home page. */
export function BannerSection() {
  const { data, error, refetch } = useBannersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [edited, setEdited] = useState<Banner | 'new'>();
  const [leaving, setLeaving] = useState<Banner>();
  const [order, { isLoading }] = useOrderBannersMutation();
  const [remove] = useDeleteBannerMutation();
  const action = useAction();
  const heading = useId();

  const row = (banner: Banner, index: number) => (
    <>
      <s.Thumb $wide>
        {banner.image ? (
          <img src={pictureUrl(banner.image, 320)} alt="" width={160} height={48} />
        ) : (
          <Icon name="image" />
        )}
      </s.Thumb>
      <s.Words>
        <strong>{nameOf(banner)}</strong>
        <Badge $tone={index === 0 ? 'success' : 'neutral'}>
          {index === 0 ? messages.onHome : messages.waiting}
        </Badge>
      </s.Words>
    </>
  );

  const tools = (banner: Banner) => (
    <Menu
      label={messages.actionsOf(nameOf(banner))}
      items={[
        { label: messages.edit, icon: 'edit', onChoose: () => setEdited(banner) },
        {
          label: messages.delete,
          icon: 'trash',
          danger: true,
          onChoose: () => setLeaving(banner),
        },
      ]}
    />
  );

  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{messages.banners}</h2>
          <p>{messages.bannersHint}</p>
        </div>
        <Button variant="secondary" onClick={() => setEdited('new')}>
          <Icon name="plus" size={18} /> {messages.addBanner}
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
        {({ banners }) => (
          <>
            <Refusal text={action.refusal} />
            <ReorderList
              label={messages.banners}
              items={banners}
              keyOf={({ id }) => id}
              nameOf={nameOf}
              busy={isLoading}
              onOrder={(items) =>
                void action.run(order({ body: { ids: items.map(({ id }) => id) } }))
              }
              tools={tools}
            >
              {row}
            </ReorderList>
          </>
        )}
      </FourFaces>
      {edited && (
        <BannerDialog
          banner={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {leaving && (
        <AskDialog
          title={messages.deleteTitle(nameOf(leaving))}
          text={messages.deleteText}
          run={() => remove({ params: { id: leaving.id } })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Section>
  );
}
