import { useState } from 'react';
import { withDrawnHeic } from '../../../kit/file-picker/draw-heic';
import { pictureRefusal } from '../../../kit/file-picker/picture-refusal';
import { pictureProblem } from '../../../kit/model/picture-file';
import { placeFiles } from '../../model/place-files';
import type { FormPart } from './use-product-form';
import * as messages from './messages';
import { PictureSlot } from './picture-slot';
import * as s from './product-form.styles';
import { usePastedPictures } from './use-pasted-pictures';

const refusalOf = (file: File) => pictureRefusal([file]);

/** The three pictures (R9.2), by file picker, drop or paste. */
export function PicturesSection({ form }: FormPart) {
  const { values, problems, set } = form;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { images } = values;

  function take(slot: number, files: readonly File[]) {
    const refusals = files.flatMap((file) => refusalOf(file) ?? []);
    setRefused(refusals);
    const good = files.filter((file) => pictureProblem(file) === null);
    if (good.length > 0) set((now) => ({ images: placeFiles(now.images, slot, good) }));
  }
  usePastedPictures((slot, files) => {
    const empty = images.indexOf(null);
    const place = slot ?? (empty === -1 ? 0 : empty);
    withDrawnHeic(files, (ready) => take(place, ready));
  });

  return (
    <s.Section as="section" aria-label={messages.pictures} $area="pictures">
      <h2>{messages.pictures}</h2>
      <s.Hint>{messages.picturesHint}</s.Hint>
      <s.Slots>
        {images.map((image, slot) => (
          <PictureSlot
            // oxlint-disable-next-line react/no-array-index-key -- a slot is its place
            key={slot}
            place={slot + 1}
            image={image}
            onFiles={(files) => withDrawnHeic(files, (ready) => take(slot, ready))}
            onRemove={() =>
              set({ images: images.map((each, index) => (index === slot ? null : each)) })
            }
          />
        ))}
      </s.Slots>
      {[...refused, ...(problems.images ? [problems.images] : [])].map((refusal) => (
        <s.Problem key={refusal} role="alert">
          {refusal}
        </s.Problem>
      ))}
    </s.Section>
  );
}
