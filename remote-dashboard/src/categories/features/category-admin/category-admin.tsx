import { useId, useState } from 'react';
import { Button, Icon, StateView } from '@pasal/shared/ui';
import { useManagedCategoriesQuery } from '../../categories-api';
import { Section, SectionHead } from '../../../kit/admin-parts/admin-parts.styles';
import { FourFaces } from '../../../kit/admin-parts/four-faces';
import { BrandList } from './brand-list';
import * as s from './category-admin.styles';
import { CategoryDialogs, type Chosen } from './category-dialogs';
import { CategoryList } from './category-list';
import { messages } from './messages';

/** Categories with their order and brands, and every brand. */
export function CategoryAdmin() {
  const { data, error, refetch } = useManagedCategoriesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState<Chosen>();
  const [categories, brands] = [useId(), useId()];
  const add = (of: 'category' | 'brand', label: string) => (
    <Button variant="secondary" onClick={() => setChosen({ of, task: 'add' })}>
      <Icon name="plus" size={18} /> {label}
    </Button>
  );

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
          <Section aria-labelledby={categories}>
            <SectionHead>
              <div>
                <h2 id={categories}>{messages.categories}</h2>
                <p>{messages.categoriesHint}</p>
              </div>
              {add('category', messages.addCategory)}
            </SectionHead>
            {shown.categories.length === 0 ? (
              <StateView icon="tag" title={messages.noCategories} />
            ) : (
              <CategoryList
                categories={shown.categories}
                onTask={(task, thing) => setChosen({ of: 'category', task, thing })}
              />
            )}
          </Section>
          <Section aria-labelledby={brands}>
            <SectionHead>
              <h2 id={brands}>{messages.brands}</h2>
              {add('brand', messages.addBrand)}
            </SectionHead>
            {shown.brands.length === 0 ? (
              <StateView icon="tag" title={messages.noBrands} />
            ) : (
              <BrandList
                brands={shown.brands}
                onTask={(task, thing) => setChosen({ of: 'brand', task, thing })}
              />
            )}
          </Section>
          {chosen && (
            <CategoryDialogs chosen={chosen} data={shown} onClose={() => setChosen(undefined)} />
          )}
        </s.Columns>
      )}
    </FourFaces>
  );
}
