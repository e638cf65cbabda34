import { useState } from 'react';
import { Columns, ListView } from '@pasal/shared/dashboard';
import { useManagedCategoriesQuery } from '../../categories-api';
import { BrandSection } from './brand-section';
import { CategoryDialogs, type Chosen } from './category-dialogs';
import { CategorySection } from './category-section';
import * as messages from './messages';

/** Categories with their order and brands, and every brand. */
export function CategoryAdmin() {
  const answer = useManagedCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState<Chosen>();

  return (
    <ListView answer={answer} data={answer.data} failed={messages.categoryFailed}>
      {(shown) => (
        <Columns>
          <CategorySection categories={shown.categories} onChoose={setChosen} />
          <BrandSection brands={shown.brands} onChoose={setChosen} />
          {chosen && (
            <CategoryDialogs chosen={chosen} data={shown} onClose={() => setChosen(undefined)} />
          )}
        </Columns>
      )}
    </ListView>
  );
}
