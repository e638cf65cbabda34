import { isHeic } from '../model/picture-file';

const QUALITY = 0.9;

/** Decodes a file the browser supports; an element may draw types that `createImageBitmap` doesn't. */
async function drawn(file: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file);
  } catch {
    const picture = new Image();
    const reader = new FileReader();
    // A data URL: the policy doesn't allow blob URLs.
    picture.src = await new Promise<string>((resolve) => {
      reader.addEventListener('loadend', () => resolve(String(reader.result)));
      reader.readAsDataURL(file);
    });
    await picture.decode();
    return picture;
  }
}

const HEIC = 'image/heic';
/** Bytes that contain the file type. */
const HEAD = 64;

/** Checks a file's first bytes: iPhone pictures are often renamed to another type's extension. */
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
    // It is refused by its actual type.
  }
  return file.type === HEIC ? file : new File([file], file.name, { type: HEIC });
}

/**
 * Passes on selected files, with iPhone pictures as JPEG if this browser can decode them, as Safari can; others keep
 * their type, and are refused by name (D366).
 */
export function withDrawnHeic(files: readonly File[], take: (files: File[]) => void): void {
  const ready = files.map(async (file) =>
    isHeic(file) || (await startsAsHeic(file)) ? asJpeg(file) : file,
  );
  void Promise.all(ready).then(take);
}
