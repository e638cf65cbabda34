import type { ManagedCategory } from '@pasal/shared/contracts';
import { AddButton, TitledSection } from '@pasal/shared/dashboard';
import { StateView, icons } from '@pasal/shared/ui';
import type { Chosen } from './category-dialogs';
import { CategoryList } from './category-list';
import * as messages from './messages';

interface CategorySectionProps {
  categories: readonly ManagedCategory[];
  onChoose: (chosen: Chosen) => void;
}

/** The categories in their order, with what can be done to each. */
export function CategorySection({ categories, onChoose }: CategorySectionProps) {
  const onAdd = () => onChoose({ of: 'category', task: 'add' });
  return (
    <TitledSection
      title={messages.categories}
      lead={messages.categoriesHint}
      action={<AddButton onClick={onAdd}>{messages.addCategory}</AddButton>}
    >
      {categories.length === 0 ? (
        <StateView icon={icons.tag} title={messages.noCategories} />
      ) : (
        <CategoryList
          categories={categories}
          onTask={(task, thing) => onChoose({ of: 'category', task, thing })}
        />
      )}
    </TitledSection>
  );
}
