import { useState, type DragEvent } from 'react';
import { writeDigits, pictureUrl } from '@pasal/shared/domain';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import { useFilePreview } from '../../../kit/file-picker/use-file-preview';
import { PICTURE_TYPES } from '../../../kit/model/picture-file';
import type { DraftImage } from '../../model/product-draft';
import * as messages from './messages';
import * as s from './product-form.styles';

interface PictureSlotProps {
  /** From 1. */
  place: number;
  image: DraftImage;
  onFiles: (files: readonly File[]) => void;
  onRemove: () => void;
}

/** One of the three pictures: shown, dropped onto, chosen, replaced, removed. */
export function PictureSlot({ place, image, onFiles, onRemove }: PictureSlotProps) {
  const [over, setOver] = useState(false);
  const chosen = useFilePreview(image && 'file' in image ? image.file : undefined);
  const preview = image && 'path' in image ? pictureUrl(image.path, 480) : chosen;
  const label = image ? messages.replacePicture(place) : messages.choosePicture(place);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <s.Slot
      data-slot={place - 1}
      aria-label={messages.slot(place)}
      $over={over}
      $filled={image !== null}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {preview && <img src={preview} alt={messages.previewOf(place)} />}
      <s.SlotLabel>
        <input
          type="file"
          accept={PICTURE_TYPES.join(',')}
          multiple
          aria-label={label}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        {!image && (
          <>
            <Icon shape={icons.plus} size={28} />
            <strong>{messages.slot(place)}</strong>
            {messages.dropHere}
          </>
        )}
      </s.SlotLabel>
      {image && (
        <>
          <s.SlotName aria-hidden="true">{writeDigits(place)}</s.SlotName>
          <s.SlotTools>
            <IconButton label={messages.removePicture(place)} onClick={onRemove}>
              <Icon shape={icons.trash} />
            </IconButton>
          </s.SlotTools>
        </>
      )}
    </s.Slot>
  );
}
