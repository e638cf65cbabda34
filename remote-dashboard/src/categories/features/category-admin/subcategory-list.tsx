import type { ManagedCategory, ManagedSubcategory } from '@pasal/shared/contracts';
import { Fields, Muted, Refusal, useAction } from '@pasal/shared/dashboard';
import { Icon, IconButton, icons } from '@pasal/shared/ui';
import { useOrderSubcategoriesMutation } from '../../categories-api';
import { ReorderList } from '../../../kit/admin-parts/reorder-list';
import { MissingNepali } from '../../../kit/both-languages/nepali-field';
import * as s from './category-admin.styles';
import * as messages from './messages';

interface SubcategoryListProps {
  category: ManagedCategory;
  onTask: (task: 'edit' | 'delete', child: ManagedSubcategory) => void;
}

/** The subcategories in their order, which can be changed here. */
export function SubcategoryList({ category, onTask }: SubcategoryListProps) {
  const [order, { isLoading }] = useOrderSubcategoriesMutation();
  const action = useAction();
  const { id, name, children } = category;
  const save = (items: readonly ManagedSubcategory[]) =>
    action.run(order({ params: { id }, body: { ids: items.map((child) => child.id) } }));
  return (
    <Fields>
      <Muted>{children.length === 0 ? messages.noChildren : messages.childrenHint}</Muted>
      <Refusal text={action.refusal} />
      <ReorderList
        label={messages.childrenOf(name)}
        items={children}
        keyOf={(child) => child.id}
        nameOf={(child) => child.name}
        busy={isLoading}
        onOrder={(items) => void save(items)}
        tools={(child) => (
          <>
            <IconButton label={messages.editOf(child.name)} onClick={() => onTask('edit', child)}>
              <Icon shape={icons.edit} />
            </IconButton>
            <IconButton
              label={messages.deleteOf(child.name)}
              onClick={() => onTask('delete', child)}
            >
              <Icon shape={icons.trash} />
            </IconButton>
          </>
        )}
      >
        {(child) => (
          <s.Words>
            <strong>{child.name}</strong>
            {child.name_ne ? <p lang="ne">{child.name_ne}</p> : <MissingNepali />}
            <span>{messages.products(child.products)}</span>
          </s.Words>
        )}
      </ReorderList>
    </Fields>
  );
}
