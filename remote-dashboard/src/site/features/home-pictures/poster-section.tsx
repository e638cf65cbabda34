import { useState } from 'react';
import type { PosterType } from '@pasal/shared/contracts';
import { AskDialog, ListView, Refusal, TitledSection } from '@pasal/shared/dashboard';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import { ReorderList } from '../../../kit/admin-parts/reorder-list';
import { FileButton } from '../../../kit/file-picker/file-button';
import * as messages from './messages';
import { PosterRow } from './poster-row';
import { usePosterImages } from './use-poster-images';

/** The pictures of one type of poster in their order. */
export function PosterSection({ type }: { type: PosterType }) {
  const { posters, images, placeOf, ...pictures } = usePosterImages(type);
  const [leaving, setLeaving] = useState<string>();

  return (
    <TitledSection
      title={messages[type]}
      lead={type === 'hero' ? messages.heroHint : messages.categoryHint}
      action={
        <FileButton multiple busy={pictures.isAdding} onFiles={pictures.take}>
          {messages.addPictures}
        </FileButton>
      }
    >
      <Refusal text={pictures.refusal} />
      <ListView
        answer={posters}
        data={posters.data}
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
            busy={pictures.isChanging}
            tools={(path) => (
              <IconButton
                label={messages.removePicture(placeOf(path))}
                onClick={() => setLeaving(path)}
              >
                <Icon shape={icons.trash} />
              </IconButton>
            )}
            onOrder={pictures.order}
          >
            {(path) => <PosterRow type={type} path={path} place={placeOf(path)} />}
          </ReorderList>
        )}
      </ListView>
      {leaving !== undefined && (
        <AskDialog
          title={messages.removeTitle(placeOf(leaving))}
          text={messages.removeText}
          confirmLabel={messages.removeConfirm}
          run={() => pictures.remove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </TitledSection>
  );
}
