import { isHeic } from '../model/picture-file';

const QUALITY = 0.9;

/** What a browser makes of a file it can draw; an element draws kinds that `createImageBitmap` may not. */
async function drawn(file: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file);
  } catch {
    const picture = new Image();
    const reader = new FileReader();
    // An address of the page's own: those of blobs are none that it may show.
    picture.src = await new Promise<string>((resolve) => {
      reader.addEventListener('loadend', () => resolve(String(reader.result)));
      reader.readAsDataURL(file);
    });
    await picture.decode();
    return picture;
  }
}

async function asJpeg(file: File): Promise<File> {
  try {
    const picture = await drawn(file);
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    const type = 'image/jpeg';
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, QUALITY);
    });
    return jpeg ? new File([jpeg], file.name.replace(/\.hei[cf]s?$/i, '.jpg'), { type }) : file;
  } catch {
    return file;
  }
}

/**
 * Hands on chosen files, pictures of iPhones as JPEG where this browser can draw them, as Safari can; what it can't stays as it
 * is, and is refused by its name.
 */
export function withDrawnHeic(files: readonly File[], take: (files: File[]) => void): void {
  if (!files.some(isHeic)) return take([...files]);
  const ready = files.map(async (file) => (isHeic(file) ? asJpeg(file) : file));
  void Promise.all(ready).then(take);
}
