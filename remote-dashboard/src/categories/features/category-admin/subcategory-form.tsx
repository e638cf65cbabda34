import {
  PRODUCT_FIELD_LENGTHS,
  type ManagedCategory,
  type ManagedSubcategory,
} from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { useAddSubcategoryMutation, useChangeSubcategoryMutation } from '../../categories-api';
import { namesOf } from '../../../kit/admin-parts/name-dialog';
import { SideBySide } from '../../../kit/both-languages/both-languages.styles';
import { NepaliField } from '../../../kit/both-languages/nepali-field';
import * as messages from './messages';

interface SubcategoryFormProps {
  /** Its category, current or new. */
  category: ManagedCategory;
  categories: readonly ManagedCategory[];
  /** Undefined for a new one. */
  child: ManagedSubcategory | undefined;
  onClose: () => void;
}

/** A subcategory's name, and the category an existing one can be moved to. */
export function SubcategoryForm({ category, categories, child, onClose }: SubcategoryFormProps) {
  const [add] = useAddSubcategoryMutation();
  const [change] = useChangeSubcategoryMutation();
  const { frame, field, values, set } = useDialogForm({
    start: { name: child?.name ?? '', nepali: child?.name_ne ?? '', category_id: category.id },
    call: ({ name, nepali, category_id }) => {
      const body = namesOf({ name, nepali }, child?.name_ne ?? '');
      return child
        ? change({ params: { id: child.id }, body: { ...body, category_id } })
        : add({ params: { id: category.id }, body });
    },
    onClose,
  });
  return (
    <FormDialog {...frame} title={child ? messages.editOf(child.name) : messages.addChild}>
      <SideBySide>
        <TextField
          {...field('name')}
          label={messages.nameOfChild}
          required
          maxLength={PRODUCT_FIELD_LENGTHS.subcategory}
          autoComplete="off"
        />
        <NepaliField
          label={messages.nameOfChild}
          english={values.name}
          value={values.nepali}
          maxLength={PRODUCT_FIELD_LENGTHS.subcategory}
          onChange={(nepali) => set({ nepali })}
        />
      </SideBySide>
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
