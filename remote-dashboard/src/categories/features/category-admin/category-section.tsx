import { useId } from 'react';
import type { ManagedCategory } from '@pasal/shared/contracts';
import { Section, SectionHead } from '@pasal/shared/dashboard';
import { StateView, icons } from '@pasal/shared/ui';
import { AddButton } from './add-button';
import type { Chosen } from './category-dialogs';
import { CategoryList } from './category-list';
import * as messages from './messages';

interface CategorySectionProps {
  categories: readonly ManagedCategory[];
  onChoose: (chosen: Chosen) => void;
}

/** The categories in their order, with what can be done to each. */
export function CategorySection({ categories, onChoose }: CategorySectionProps) {
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <SectionHead>
        <div>
          <h2 id={heading}>{messages.categories}</h2>
          <p>{messages.categoriesHint}</p>
        </div>
        <AddButton onPress={() => onChoose({ of: 'category', task: 'add' })}>
          {messages.addCategory}
        </AddButton>
      </SectionHead>
      {categories.length === 0 ? (
        <StateView icon={icons.tag} title={messages.noCategories} />
      ) : (
        <CategoryList
          categories={categories}
          onTask={(task, thing) => onChoose({ of: 'category', task, thing })}
        />
      )}
    </Section>
  );
}
