import {
  PRODUCT_FIELD_LENGTHS,
  type ManagedCategory,
  type Subcategory,
} from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { oneLine } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { useAddSubcategoryMutation, useChangeSubcategoryMutation } from '../../categories-api';
import * as messages from './messages';

interface SubcategoryFormProps {
  /** The one it is in, or will be. */
  category: ManagedCategory;
  categories: readonly ManagedCategory[];
  /** Undefined for a new one. */
  child: Subcategory | undefined;
  onClose: () => void;
}

/** The name of a subcategory, and the category one that is there may move to. */
export function SubcategoryForm({ category, categories, child, onClose }: SubcategoryFormProps) {
  const [add] = useAddSubcategoryMutation();
  const [change] = useChangeSubcategoryMutation();
  const { frame, field, values, set } = useDialogForm({
    start: { name: child?.name ?? '', category_id: category.id },
    call: ({ name, category_id }) => {
      const body = { name: oneLine(name) };
      return child
        ? change({ params: { id: child.id }, body: { ...body, category_id } })
        : add({ params: { id: category.id }, body });
    },
    onClose,
  });
  return (
    <FormDialog {...frame} title={child ? messages.editOf(child.name) : messages.addChild}>
      <TextField
        {...field('name')}
        label={messages.nameOfChild}
        required
        maxLength={PRODUCT_FIELD_LENGTHS.subcategory}
        autoComplete="off"
      />
      {child && (
        <Choice
          label={messages.categoryOfChild}
          hint={messages.moveHint}
          choices={categories.map(({ id, name }) => [String(id), name])}
          value={String(values.category_id)}
          onChoose={(id) => set({ category_id: Number(id) })}
        />
      )}
    </FormDialog>
  );
}
