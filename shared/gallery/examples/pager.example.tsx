import { useState } from 'react';
import { Pager } from '@pasal/shared/ui';
import { doNothing } from '../do-nothing';

export const title = 'Pages of a list';
export const about = 'At the ends the button that leads nowhere is disabled.';

export const states = {
  'In the middle': function Middle() {
    const [page, setPage] = useState(2);
    return <Pager page={page} pageCount={3} summary={`Page ${page} of 3`} onPage={setPage} />;
  },
  'One page alone': () => (
    <Pager
      label="Pages of offers"
      page={1}
      pageCount={1}
      summary="1 to 4 of 4 products"
      onPage={doNothing}
    />
  ),
};
