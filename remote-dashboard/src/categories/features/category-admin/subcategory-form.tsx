import {
  PRODUCT_FIELD_LENGTHS,
  type ManagedCategory,
  type Subcategory,
} from '@pasal/shared/contracts';
import { FormDialog, useCallForm } from '@pasal/shared/dashboard';
import { oneLine } from '@pasal/shared/domain';
import { Field, SelectInput, TextField } from '@pasal/shared/ui';
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
  const { frame, field, values, set, isBusy, refusal } = useCallForm({
    start: { name: child?.name ?? '', category_id: category.id },
    call: ({ name, category_id }) => {
      const body = { name: oneLine(name) };
      return child
        ? change({ params: { id: child.id }, body: { ...body, category_id } })
        : add({ params: { id: category.id }, body });
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      {...frame}
      title={child ? messages.editOf(child.name) : messages.addChild}
      busy={isBusy}
      refusal={refusal}
      onClose={onClose}
    >
      <TextField
        {...field('name')}
        label={messages.nameOfChild}
        required
        maxLength={PRODUCT_FIELD_LENGTHS.subcategory}
        autoComplete="off"
      />
      {child && (
        <Field label={messages.categoryOfChild} hint={messages.moveHint}>
          {(control) => (
            <SelectInput
              {...control}
              value={String(values.category_id)}
              onChange={({ target }) => set({ category_id: Number(target.value) })}
            >
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      )}
    </FormDialog>
  );
}
