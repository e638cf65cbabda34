import type { Product } from '@pasal/shared/contracts';
import { makeProduct } from '../src/testing/factories';

export type GalleryProduct = Product;

/** A product of no shop, with a picture that stands beside the page. */
const make = (picture: string, part: Partial<Product>) =>
  makeProduct({ images: [`/kit/${picture}.svg`], ...part });
const usual = { original_price: 0, discount_percentage: 0 };

export const camera = make('camera', { title: 'Dome camera with night vision' });
export const doorbell = make('doorbell', {
  ...usual,
  title: 'Video doorbell',
  brand: 'Ezviz',
  price: 8990,
});
export const soldOut = make('recorder', {
  ...usual,
  title: 'Recorder for 8 cameras',
  price: 15_500,
  in_stock: 0,
});
export const withoutPicture = make('camera', {
  ...usual,
  title: 'Cable, 20 m',
  brand: 'Dahua',
  price: 950,
  images: [],
});
export const longNamed = make('recorder', {
  title: 'Network video recorder for 32 cameras with four disks, two network ports and an alarm',
  price: 123_456.5,
  original_price: 150_000,
  discount_percentage: 18,
});
export const products: readonly Product[] = [camera, doorbell, soldOut, withoutPicture];
