import { PRODUCT_IMAGE_COUNT } from '@pasal/shared/contracts';
import { invalid, type DomainError } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from '../../product-record/messages';
import type { IncomingForm } from '../../../pictures/ingest-form';
import type { ImageSlot } from '../../../pictures/stored-pictures';

const SLOTS = Array.from({ length: PRODUCT_IMAGE_COUNT }, (_value, slot) => slot);

const refusal = (path: string, message: Wording): DomainError =>
  invalid(message, { path, message });

/** The files of a new product, one per slot in the order they were sent (A29). */
export function imagesOfNew({ files }: IncomingForm): ImageSlot[] {
  if (files.length !== PRODUCT_IMAGE_COUNT) throw refusal('images', messages.threePictures);
  return files.map((file) => ({ file }));
}

/** New files by slot: `imageIndex` repeats in the order of `images` (R7.20). */
function newFiles({ fields, files }: IncomingForm): Map<number, string> {
  const indexes = fields.get('imageIndex') ?? [];
  const slots = indexes.map((text) => SLOTS.findIndex((slot) => String(slot) === text.trim()));
  const isEachItsOwn = new Set(slots).size === slots.length && !slots.includes(-1);
  if (slots.length !== files.length || !isEachItsOwn) {
    throw refusal('imageIndex', messages.pictureSlots);
  }
  const flag = fields.get('hasNewImages')?.at(-1);
  if (flag !== undefined && (flag === 'true') !== files.length > 0) {
    throw refusal('hasNewImages', messages.noNewPictures);
  }
  return new Map(files.map((file, index) => [slots[index] ?? -1, file]));
}

/**
 * The three pictures after an edit, or null if it does not change pictures. A slot that is not named keeps its picture.
 * @param current the product's current paths
 */
export function imagesOfEdit(form: IncomingForm, current: readonly string[]): ImageSlot[] | null {
  const files = newFiles(form);
  const kept = SLOTS.map((slot) => form.fields.get(`existingImage_${slot}`)?.at(-1)?.trim());
  if (files.size === 0 && kept.every((path) => path === undefined)) return null;
  return SLOTS.map((slot): ImageSlot => {
    const file = files.get(slot);
    const named = kept[slot];
    if (file !== undefined) {
      if (named !== undefined) throw refusal(`existingImage_${slot}`, messages.pictureSlots);
      return { file };
    }
    if (named !== undefined && !current.includes(named)) {
      throw refusal(`existingImage_${slot}`, messages.foreignPicture);
    }
    const path = named ?? current[slot];
    if (path === undefined) throw refusal('images', messages.threePictures);
    return { path };
  });
}
