import { useEffect, useState } from 'react';
import { pictureUrl } from '@pasal/shared/api';
import type { DraftImage } from '../../model/product-draft';

/**
 * Where the picture of a slot can be seen: the shop's own, or the file as a `data:` address, which
 * is what the page's policy lets show.
 */
export function usePreview(image: DraftImage): string | undefined {
  const file = image && 'file' in image ? image.file : undefined;
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => setRead({ file, url: String(reader.result) }));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  if (image && 'path' in image) return pictureUrl(image.path, 480);
  return read?.file === file ? read?.url : undefined;
}
