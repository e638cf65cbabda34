import type { ManagedCategory } from '@pasal/shared/contracts';
import { Refusal, useAction } from '@pasal/shared/dashboard';
import { Menu, icons } from '@pasal/shared/ui';
import { useOrderCategoriesMutation } from '../../categories-api';
import { ReorderList } from '../../../kit/admin-parts/reorder-list';
import { MissingNepali } from '../../../kit/both-languages/nepali-field';
import * as s from './category-admin.styles';
import * as messages from './messages';

export type CategoryTask = 'rename' | 'children' | 'brands' | 'facts' | 'delete';

interface CategoryListProps {
  categories: readonly ManagedCategory[];
  onTask: (task: CategoryTask, category: ManagedCategory) => void;
}

const TASKS = [
  { task: 'children', label: messages.children, icon: icons.menu },
  { task: 'brands', label: messages.chooseBrands, icon: icons.tag },
  { task: 'facts', label: messages.attributes, icon: icons.filter },
  { task: 'rename', label: messages.rename, icon: icons.edit },
  { task: 'delete', label: messages.deleteLabel, icon: icons.trash, danger: true },
] as const;

/** The shop's categories in their order, which can be changed here. */
export function CategoryList({ categories, onTask }: CategoryListProps) {
  const [order, { isLoading }] = useOrderCategoriesMutation();
  const action = useAction();
  return (
    <>
      <Refusal text={action.refusal} />
      <ReorderList
        label={messages.categories}
        items={categories}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        busy={isLoading}
        onOrder={(items) => void action.run(order({ body: { ids: items.map(({ id }) => id) } }))}
        tools={(category) => (
          <Menu
            label={messages.actionsOf(category.name)}
            items={TASKS.map(({ task, ...item }) => ({
              ...item,
              onChoose: () => onTask(task, category),
            }))}
          />
        )}
      >
        {(category) => (
          <s.Words>
            <strong>{category.name}</strong>
            {category.name_ne ? <p lang="ne">{category.name_ne}</p> : <MissingNepali />}
            <span>
              {messages.products(category.products)} ·{' '}
              {messages.childCount(category.children.length)} ·{' '}
              {messages.brandCount(category.brands.length)}
            </span>
          </s.Words>
        )}
      </ReorderList>
    </>
  );
}
