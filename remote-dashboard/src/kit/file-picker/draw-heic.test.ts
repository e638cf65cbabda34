import { withDrawnHeic } from './draw-heic';
import { pictureRefusal } from './picture-refusal';

const heic = new File(['heic'], 'IMG_0042.HEIC', { type: 'image/heic' });
const png = new File(['png'], 'box.png', { type: 'image/png' });

const given = (files: File[]) =>
  new Promise<File[]>((resolve) => {
    withDrawnHeic(files, resolve);
  });

test("an iPhone's picture is handed on as JPEG where the browser can draw it", async () => {
  const bitmap = { width: 4, height: 3 };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  const draw = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  HTMLCanvasElement.prototype.toBlob = (take, type = '') => take(new Blob(['jpeg'], { type }));
  const [first, second] = await given([heic, png]);
  expect(first).toMatchObject({ name: 'IMG_0042.jpg', type: 'image/jpeg' });
  expect(second).toBe(png);
  draw.mockRestore();
});

test.each([
  ['of its own name', heic],
  [
    'that was named another kind',
    new File([`\0\0\0\u0018ftypheic\0\0\0\0mif1heic`], 'IMG_0042.jpg', { type: 'image/jpeg' }),
  ],
])('one %s that it cannot draw is refused by its name, with what to do', async (_case, file) => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown')) });
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('unknown'));
  const [kept] = await given([file]);
  expect(pictureRefusal(kept ? [kept] : [])).toMatch(
    `${file.name} is an iPhone's HEIC picture, which can't be used here. On the iPhone choose`,
  );
});

test('other pictures are handed on as they are, those of AVIF too', async () => {
  const avif = new File([`\0\0\0\u0018ftypavif\0\0\0\0mif1avif`], 'box.avif', {
    type: 'image/avif',
  });
  const [one, other] = await given([png, avif]);
  expect([one, other]).toEqual([png, avif]);
  expect(pictureRefusal([png, avif])).toBeUndefined();
});
