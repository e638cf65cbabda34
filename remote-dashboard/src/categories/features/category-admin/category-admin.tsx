import { useState } from 'react';
import { useManagedCategoriesQuery } from '../../categories-api';
import { FourFaces } from '../../../kit/admin-parts/four-faces';
import { BrandSection } from './brand-section';
import * as s from './category-admin.styles';
import { CategoryDialogs, type Chosen } from './category-dialogs';
import { CategorySection } from './category-section';
import * as messages from './messages';

/** Categories with their order and brands, and every brand. */
export function CategoryAdmin() {
  const { data, error, refetch } = useManagedCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState<Chosen>();

  return (
    <FourFaces
      data={data}
      error={error}
      onRetry={() => void refetch()}
      failed={messages.categoryFailed}
      isEmpty={() => false}
      empty={messages.noCategories}
    >
      {(shown) => (
        <s.Columns>
          <CategorySection categories={shown.categories} onChoose={setChosen} />
          <BrandSection brands={shown.brands} onChoose={setChosen} />
          {chosen && (
            <CategoryDialogs chosen={chosen} data={shown} onClose={() => setChosen(undefined)} />
          )}
        </s.Columns>
      )}
    </FourFaces>
  );
}
