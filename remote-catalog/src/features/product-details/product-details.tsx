import { useId } from 'react';
import { richText } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './product-details.styles';

interface ProductDetailsProps {
  /** `additional_description`. */
  html: string | undefined;
}

/** The Product Details tab: additional_description as HTML (R2.57). */
export function ProductDetails({ html = '' }: ProductDetailsProps) {
  const id = useId();
  return (
    <section aria-label={messages.tabs}>
      <s.Tabs role="tablist" aria-label={messages.tabs}>
        <button
          type="button"
          role="tab"
          id={`${id}-tab`}
          aria-selected
          aria-controls={`${id}-panel`}
        >
          {messages.details}
        </button>
      </s.Tabs>
      <s.Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab`} tabIndex={0}>
        {html.trim() === '' ? <p>{messages.empty}</p> : richText(html)}
      </s.Panel>
    </section>
  );
}
