import { useId, useState } from 'react';
import { useCategoriesQuery, usePostersQuery } from '@pasal/shared/api';
import type { PosterType } from '@pasal/shared/contracts';
import { pictureUrl } from '@pasal/shared/domain';
import { Icon, IconButton } from '@pasal/shared/ui';
import { useAddPosterImagesMutation, useChangePosterImagesMutation } from '../../site-api';
import { Section, SectionHead } from '../../../kit/admin-parts/admin-parts.styles';
import { AskDialog } from '../../../kit/admin-parts/ask-dialog';
import { FourFaces } from '../../../kit/admin-parts/four-faces';
import { Refusal } from '../../../kit/admin-parts/refusal';
import { ReorderList } from '../../../kit/admin-parts/reorder-list';
import { useAction } from '../../../kit/admin-parts/use-action';
import { FileButton } from '../../../kit/file-picker/file-button';
import { pictureRefusal } from '../../../kit/file-picker/picture-refusal';
import * as s from './home-pictures.styles';
import { messages } from './messages';

/** For category posters the first four pictures are used (R3.4). */
const POSTER_COUNT = 4;

/** The pictures of one type of poster in their order. */
export function PosterSection({ type }: { type: PosterType }) {
  const { data, error, refetch } = usePostersQuery(
    { query: { type } },
    { refetchOnMountOrArgChange: true },
  );
  const { data: known } = useCategoriesQuery();
  const params = { type };
  const [add, adding] = useAddPosterImagesMutation();
  const [change, { isLoading }] = useChangePosterImagesMutation();
  const [leaving, setLeaving] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const action = useAction();
  const heading = useId();
  const images = data?.posters.flatMap((poster) => poster.images) ?? [];
  const placeOf = (path: string) => images.indexOf(path) + 1;

  function take(files: File[]) {
    const refusal = pictureRefusal(files);
    setRefused(refusal);
    if (refusal !== undefined) return;
    const form = new FormData();
    for (const file of files) form.append('images', file);
    void action.run(add({ params, form }));
  }

  function noteOf(place: number): string | undefined {
    if (type === 'hero') return undefined;
    if (place > POSTER_COUNT) return messages.notShown;
    const category = known?.categories[place - 1]?.name;
    return category && messages.leadsTo(category);
  }

  const row = (path: string) => {
    const place = placeOf(path);
    const note = noteOf(place);
    return (
      <>
        <s.Thumb>
          <img src={pictureUrl(path, 320)} alt="" width={120} height={80} />
        </s.Thumb>
        <s.Words>
          <strong>{messages.place(place)}</strong>
          {note && <span>{note}</span>}
        </s.Words>
      </>
    );
  };

  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{messages[type]}</h2>
          <p>{type === 'hero' ? messages.heroHint : messages.categoryHint}</p>
        </div>
        <FileButton multiple busy={adding.isLoading} onFiles={take}>
          {messages.addPictures}
        </FileButton>
      </SectionHead>
      <Refusal text={refused ?? action.refusal} />
      <FourFaces
        data={data}
        error={error}
        onRetry={() => void refetch()}
        failed={messages.postersFailed}
        isEmpty={() => images.length === 0}
        empty={messages.noPosters}
        rows={4}
        rowHeight="96px"
      >
        {() => (
          <ReorderList
            label={messages[type]}
            items={images}
            keyOf={(path) => path}
            nameOf={(path) => messages.place(placeOf(path))}
            busy={isLoading}
            tools={(path) => (
              <IconButton
                label={messages.removePicture(placeOf(path))}
                onClick={() => setLeaving(path)}
              >
                <Icon name="trash" />
              </IconButton>
            )}
            onOrder={(wanted) =>
              void action.run(change({ params, body: { images: wanted, seen: images } }))
            }
          >
            {row}
          </ReorderList>
        )}
      </FourFaces>
      {leaving !== undefined && (
        <AskDialog
          title={messages.removeTitle(placeOf(leaving))}
          text={messages.removeText}
          confirmLabel={messages.removeConfirm}
          run={() =>
            change({
              params,
              body: { images: images.filter((path) => path !== leaving), seen: images },
            })
          }
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Section>
  );
}
