import { Breadcrumb } from '@pasal/shared/ui';

export const title = 'Breadcrumb';
export const about =
  'The way from the home page. A long title is cut, for the heading says it in full.';

export const states = {
  Short: () => <Breadcrumb trail={[{ label: 'Home', to: '/' }, { label: 'Offers' }]} />,
  'Long text': () => (
    <Breadcrumb
      label="Where the camera is"
      trail={[
        { label: 'Home', to: '/' },
        { label: 'Security Cameras', to: '/' },
        { label: 'Dome camera with night vision, 8 megapixels, for roofs and gates' },
      ]}
    />
  ),
};
