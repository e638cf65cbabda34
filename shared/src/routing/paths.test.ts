import { matchRoutes } from 'react-router-dom';
import { paths, patterns } from './paths';

describe('paths', () => {
  it.each(['Bang & Olufsen', 'a/b', 'सुरक्षा क्यामेरा', '100%', 'new_arrivals'])(
    'carries %p through an address and back (D1)',
    (category) => {
      const [match] = matchRoutes([{ path: patterns.category }], paths.category(category)) ?? [];
      expect(match?.params.category).toBe(category);
    },
  );
});
