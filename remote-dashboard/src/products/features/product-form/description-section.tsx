import { lazy, Suspense, useState } from 'react';
import { Button, Skeleton } from '@pasal/shared/ui';
import type { FormPart } from './use-product-form';
import { PRODUCT_INPUTS } from '../../model/product-inputs';
import * as messages from './messages';
import * as s from './product-form.styles';

/** Quill is large: it comes when a form is opened, and with nothing else. */
const RichTextEditor = lazy(() =>
  import('../rich-text-editor/rich-text-editor').then(
    (module) => ({ default: module.RichTextEditor }),
    // The rest of the form, and what was typed in it, stays.
    () => ({ default: EditorAway }),
  ),
);

function EditorAway() {
  return <s.Problem role="alert">{messages.editorAway}</s.Problem>;
}

/** As high as the editor with its toolbar. */
const EDITOR_HEIGHT = '430px';

interface DescriptionSectionProps extends FormPart {
  /** Changes when the text was changed from outside. */
  revision: number;
}

/** The long text, formatted. */
export function DescriptionSection({ form, revision }: DescriptionSectionProps) {
  const { values, problems, set } = form;
  const [preview, setPreview] = useState(false);
  return (
    <s.Section as="section" aria-label={messages.description} $area="description">
      <s.SectionHead>
        <h2>{PRODUCT_INPUTS.additional_description.label}</h2>
        <Button variant="quiet" aria-pressed={preview} onClick={() => setPreview(!preview)}>
          {preview ? messages.write : messages.preview}
        </Button>
      </s.SectionHead>
      <Suspense fallback={<Skeleton $height={EDITOR_HEIGHT} />}>
        <RichTextEditor
          key={revision}
          label={PRODUCT_INPUTS.additional_description.label}
          value={values.additional_description}
          placeholder={messages.editorPlaceholder}
          readOnly={preview}
          onChange={(html) => set({ additional_description: html })}
        />
      </Suspense>
      {problems.additional_description && (
        <s.Problem role="alert">{problems.additional_description}</s.Problem>
      )}
    </s.Section>
  );
}
