import {
  PRODUCT_FIELD_LENGTHS,
  type ManagedBrand,
  type ManagedCategoriesResponse,
  type ManagedCategory,
} from '@pasal/shared/contracts';
import { AskDialog } from '@pasal/shared/dashboard';
import {
  useAddBrandMutation,
  useAddCategoryMutation,
  useDeleteBrandMutation,
  useDeleteCategoryMutation,
  useRenameBrandMutation,
  useRenameCategoryMutation,
} from '../../categories-api';
import { NameDialog } from '../../../kit/admin-parts/name-dialog';
import { AttributesDialog } from './attributes-dialog';
import type { BrandTask } from './brand-list';
import { BrandLogoDialog } from './brand-logo-dialog';
import { CategoryBrandsDialog } from './category-brands-dialog';
import type { CategoryTask } from './category-list';
import * as messages from './messages';
import { SubcategoriesDialog } from './subcategories-dialog';

/** The task of the dialog, and its subject. */
export type Chosen =
  | { of: 'category'; task: CategoryTask; thing: ManagedCategory }
  | { of: 'brand'; task: BrandTask; thing: ManagedBrand }
  | { of: 'category' | 'brand'; task: 'add' };

interface CategoryDialogsProps {
  chosen: Chosen;
  data: ManagedCategoriesResponse;
  onClose: () => void;
}

/** The dialog opened on the page. */
export function CategoryDialogs({ chosen, data, onClose }: CategoryDialogsProps) {
  const [addCategory] = useAddCategoryMutation();
  const [addBrand] = useAddBrandMutation();
  const [renameCategory] = useRenameCategoryMutation();
  const [renameBrand] = useRenameBrandMutation();
  const [deleteCategory] = useDeleteCategoryMutation();
  const [deleteBrand] = useDeleteBrandMutation();
  const isCategory = chosen.of === 'category';
  const maxLength = PRODUCT_FIELD_LENGTHS[chosen.of];

  if (chosen.task === 'add') {
    const title = isCategory ? messages.addCategory : messages.addBrand;
    const save = isCategory ? addCategory : addBrand;
    return (
      <NameDialog
        title={title}
        submitLabel={title}
        maxLength={maxLength}
        isNepaliOptional={!isCategory}
        save={(names) => save({ body: names })}
        onClose={onClose}
      />
    );
  }
  const { id, name } = chosen.thing;
  const params = { id };
  if (chosen.task === 'brands') {
    return <CategoryBrandsDialog category={chosen.thing} brands={data.brands} onClose={onClose} />;
  }
  if (chosen.task === 'facts') {
    return <AttributesDialog category={chosen.thing} onClose={onClose} />;
  }
  if (chosen.task === 'children') {
    return <SubcategoriesDialog id={id} categories={data.categories} onClose={onClose} />;
  }
  if (chosen.task === 'rename') {
    const rename = isCategory ? renameCategory : renameBrand;
    return (
      <NameDialog
        title={messages.renameOf(name)}
        name={name}
        nepali={chosen.thing.name_ne}
        isNepaliOptional={!isCategory}
        maxLength={maxLength}
        save={(names) => rename({ params, body: names })}
        onClose={onClose}
      />
    );
  }
  if (chosen.task === 'logo') return <BrandLogoDialog brand={chosen.thing} onClose={onClose} />;
  const remove = isCategory ? deleteCategory : deleteBrand;
  return (
    <AskDialog
      title={messages.deleteTitle(name)}
      text={isCategory ? messages.deleteCategoryText : messages.deleteBrandText}
      run={() => remove({ params })}
      onClose={onClose}
    />
  );
}
