import { ShopMark } from '@pasal/shared/ui';

export const title = 'Shop mark';
export const about =
  'The owner’s logo or, until there is one, Pasal’s mark. It is as high as `size` says; `hasNameInLogo` tells whether the name stands in it.';
export const width = 'small';

export const states = {
  'Pasal’s own': () => <ShopMark logo={undefined} />,
  'A logo': () => (
    <ShopMark
      logo={{ path: '/kit/camera.svg', width: 400, height: 400 }}
      size={48}
      alt="Himal Hub"
    />
  ),
};
