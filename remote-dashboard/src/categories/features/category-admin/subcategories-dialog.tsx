import { useState } from 'react';
import type { ManagedCategory, ManagedSubcategory } from '@pasal/shared/contracts';
import { AskDialog } from '@pasal/shared/dashboard';
import { Button, Dialog } from '@pasal/shared/ui';
import { useDeleteSubcategoryMutation } from '../../categories-api';
import * as messages from './messages';
import { SubcategoryForm } from './subcategory-form';
import { SubcategoryList } from './subcategory-list';

/** The task and its subcategory; without a task the list is shown. */
type Step = { task: 'list' | 'add' } | { task: 'edit' | 'delete'; child: ManagedSubcategory };

interface SubcategoriesDialogProps {
  /** Id of the category. */
  id: number;
  /** As they are now: a change shows in the list. */
  categories: readonly ManagedCategory[];
  onClose: () => void;
}

/** The subcategories of a category: each change is one call, and leads back to the list. */
export function SubcategoriesDialog({ id, categories, onClose }: SubcategoriesDialogProps) {
  const [step, setStep] = useState<Step>({ task: 'list' });
  const [remove] = useDeleteSubcategoryMutation();
  const toList = () => setStep({ task: 'list' });
  const category = categories.find((each) => each.id === id);
  if (!category) return null;

  if (step.task === 'delete') {
    const { child } = step;
    return (
      <AskDialog
        title={messages.deleteTitle(child.name)}
        text={messages.deleteChildText}
        run={() => remove({ params: { id: child.id } })}
        onClose={toList}
      />
    );
  }
  if (step.task !== 'list') {
    const child = step.task === 'edit' ? step.child : undefined;
    return (
      <SubcategoryForm category={category} categories={categories} child={child} onClose={toList} />
    );
  }
  return (
    <Dialog
      open
      title={messages.childrenOf(category.name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => setStep({ task: 'add' })}>
            {messages.addChild}
          </Button>
          <Button onClick={onClose}>{messages.done}</Button>
        </>
      }
    >
      <SubcategoryList category={category} onTask={(task, child) => setStep({ task, child })} />
    </Dialog>
  );
}
