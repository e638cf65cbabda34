/** The maximum side length of a stored picture. */
const LONGEST = 1600;
const QUALITY = 0.85;

/** iPhone pictures, which the shop doesn't accept. */
const isHeic = ({ type, name }: File) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]s?$/i.test(name));

/** True for an iPhone picture that this browser can't convert, as Safari can. */
export async function isUndrawn(file: File): Promise<boolean> {
  if (!isHeic(file)) return false;
  try {
    (await createImageBitmap(file)).close();
    return false;
  } catch {
    return true;
  }
}

/**
 * Shrinks a picture to the size that the shop stores, for fast upload over a slow network. A picture that this
 * browser can't decode is sent unchanged.
 */
export async function makeSmall(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return drawn !== null && drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  }
}
