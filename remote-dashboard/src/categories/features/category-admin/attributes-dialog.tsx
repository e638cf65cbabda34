import { useState } from 'react';
import {
  MAX_ATTRIBUTES,
  type Attribute,
  type ManagedCategory,
  type MessageResponse,
} from '@pasal/shared/contracts';
import { FormDialog, ListView, Muted, useDialogForm } from '@pasal/shared/dashboard';
import { Button, Dialog, Icon, IconButton, icons } from '@pasal/shared/ui';
import { ReorderList } from '../../../kit/admin-parts/reorder-list';
import { useCategoryAttributesQuery } from '../../../kit/attributes-api';
import { useChangeCategoryAttributesMutation } from '../../categories-api';
import {
  attributesToSend,
  draftAttributesOf,
  withNewAttribute,
  type DraftAttribute,
} from '../../model/draft-attributes';
import { AttributeFields } from './attribute-fields';
import * as messages from './messages';

interface AttributesDialogProps {
  category: ManagedCategory;
  onClose: () => void;
}

interface AttributesFormProps extends AttributesDialogProps {
  attributes: readonly Attribute[];
}

interface Values {
  attributes: readonly DraftAttribute[];
}

const nameOf = ({ name }: DraftAttribute) => name.trim() || messages.newAttribute;

/** Everything the category asks, in its order; saved together. */
function AttributesForm({ category, attributes, onClose }: AttributesFormProps) {
  // The attributes when the dialog opened: the server refuses the change if they differ by now.
  const [seen] = useState(() => [...attributes]);
  const [change] = useChangeCategoryAttributesMutation();
  const { frame, values, problems, set } = useDialogForm<Values, MessageResponse>({
    start: () => ({ attributes: draftAttributesOf(attributes) }),
    call: (wanted) => {
      const body = { attributes: attributesToSend(wanted.attributes), seen };
      return change({ params: { id: category.id }, body });
    },
    onClose,
  });
  const drafts = values.attributes;
  const setDrafts = (next: readonly DraftAttribute[]) => set({ attributes: next });
  return (
    <FormDialog {...frame} title={messages.attributesOf(category.name)} place="wide">
      <Muted>{drafts.length === 0 ? messages.noAttributes : messages.attributesHint}</Muted>
      <ReorderList
        label={messages.attributesOf(category.name)}
        items={drafts}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        busy={false}
        drag={false}
        onOrder={setDrafts}
        tools={(draft) => (
          <IconButton
            label={messages.removeAttribute(nameOf(draft))}
            onClick={() => setDrafts(drafts.filter((each) => each !== draft))}
          >
            <Icon shape={icons.trash} />
          </IconButton>
        )}
      >
        {(draft, place) => (
          <AttributeFields
            attribute={draft}
            problemOf={(field) => problems[`attributes.${place}.${field}`]}
            onChange={(part) => setDrafts(drafts.with(place, { ...draft, ...part }))}
          />
        )}
      </ReorderList>
      <Button
        variant="secondary"
        disabled={drafts.length >= MAX_ATTRIBUTES}
        onClick={() => setDrafts(withNewAttribute(drafts))}
      >
        {messages.addAttribute}
      </Button>
    </FormDialog>
  );
}

/** Edits the attributes of a category (D65). */
export function AttributesDialog({ category, onClose }: AttributesDialogProps) {
  const answer = useCategoryAttributesQuery(undefined, { refetchOnMountOrArgChange: true });
  const own = answer.currentData?.categories.find(({ id }) => id === category.id);
  if (own) return <AttributesForm {...{ category, onClose }} attributes={own.attributes} />;
  return (
    <Dialog open title={messages.attributesOf(category.name)} onClose={onClose}>
      <ListView
        answer={answer}
        data={answer.currentData}
        failed={messages.attributesFailed}
        isEmpty={() => true}
        empty={messages.attributesFailed}
      >
        {() => null}
      </ListView>
    </Dialog>
  );
}
