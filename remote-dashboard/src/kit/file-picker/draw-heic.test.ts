import { withDrawnHeic } from './draw-heic';

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

test('what it cannot draw stays as it is, and other pictures are handed on at once', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown')) });
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('unknown'));
  expect(await given([heic])).toEqual([heic]);
  const take = jest.fn();
  withDrawnHeic([png], take);
  expect(take.mock.calls).toEqual([[[png]]]);
});
