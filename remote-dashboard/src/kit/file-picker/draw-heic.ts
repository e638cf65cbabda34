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

const HEIC = 'image/heic';
/** So much of a file names its kind. */
const HEAD = 64;

/** Looks at the first bytes of a file: who cannot open an iPhone's picture often gives it the name of another kind. */
function startsAsHeic(file: File): Promise<boolean> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      const head = typeof reader.result === 'string' ? reader.result : '';
      resolve(/^.{4}ftyp.*(?:hei[cmsx]|hev[cx]|m[is]f1)/s.test(head) && !/avi[fs]/.test(head));
    });
    reader.readAsText(file.slice(0, HEAD), 'latin1');
  });
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
    if (jpeg) return new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type });
  } catch {
    // It is refused as what it is.
  }
  return file.type === HEIC ? file : new File([file], file.name, { type: HEIC });
}

/**
 * Hands on chosen files, pictures of iPhones as JPEG where this browser can draw them, as Safari can; what it can't is handed on
 * with their type, and is refused by its name (D366).
 */
export function withDrawnHeic(files: readonly File[], take: (files: File[]) => void): void {
  const ready = files.map(async (file) =>
    isHeic(file) || (await startsAsHeic(file)) ? asJpeg(file) : file,
  );
  void Promise.all(ready).then(take);
}
