import { ProductPicture } from '@pasal/shared/ui';
import { camera } from '../products';

export const title = 'Product picture';
export const about = 'In all its widths; the browser chooses by `sizes`.';
export const width = 'narrow';

export const states = {
  'A picture': () => <ProductPicture images={camera.images} alt={camera.title} sizes="240px" />,
  'None yet': () => <ProductPicture images={[]} alt="No picture yet" sizes="240px" />,
  'One that does not load': () => (
    <ProductPicture images={['data:image/png,']} alt="A picture that is gone" sizes="240px" />
  ),
};
