import { useState } from 'react';
import { PriceRangeField } from '@pasal/shared/ui';

export const title = 'Price range';
export const about =
  'Two handles and two fields. It reports a range once a handle is let go, or a number is entered.';

export const states = {
  'All prices': function AllPrices() {
    const [range, setRange] = useState({ low: 0, high: 50_000 });
    return <PriceRangeField range={range} maximum={50_000} onRange={setRange} />;
  },
  Narrowed: function Narrowed() {
    const [range, setRange] = useState({ low: 5000, high: 30_000 });
    return <PriceRangeField range={range} maximum={50_000} onRange={setRange} />;
  },
};
