import type { ReactNode } from 'react';
import type { StaffProduct } from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import { Badge, Dialog, ProductPicture } from '@pasal/shared/ui';
import { nepaliTextsOf } from '../../model/nepali-texts';
import { inputOf } from '../../model/product-inputs';
import { AdditionalDescription } from './additional-description';
import * as messages from './messages';
import * as s from './product-details.styles';
import { productFacts } from './product-facts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface ProductDetailsProps {
  product: StaffProduct;
  onClose: () => void;
}

/** Basic info, images, description, additional description, remarks (R2). */
export function ProductDetails({ product, onClose }: ProductDetailsProps) {
  const { images } = product;
  const dates = useDates();
  return (
    <Dialog open title={product.title} onClose={onClose}>
      <s.Sections>
        <Section title={messages.basic}>
          <s.Facts>
            {productFacts(product, dates).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </s.Facts>
        </Section>
        <Section title={messages.images}>
          {images.length === 0 && <p>{messages.noImages}</p>}
          <s.Images>
            {images.map((path, index) => (
              <li key={path}>
                <ProductPicture
                  images={[path]}
                  alt={messages.image(product.title, index + 1)}
                  sizes="160px"
                />
              </li>
            ))}
          </s.Images>
        </Section>
        <Section title={messages.description}>
          <s.PlainText>{product.description || messages.none}</s.PlainText>
        </Section>
        <Section title={messages.additional}>
          <AdditionalDescription productId={product.id} />
        </Section>
        <Section title={messages.remarks}>
          <s.PlainText>{product.remarks || messages.none}</s.PlainText>
        </Section>
        <Section title={messages.nepali}>
          <s.Facts>
            {nepaliTextsOf(product).map(([name, text]) => (
              <div key={name}>
                <dt>{inputOf(name).label}</dt>
                <dd lang="ne">{text || <Badge $tone="warning">{messages.nepaliMissing}</Badge>}</dd>
              </div>
            ))}
          </s.Facts>
        </Section>
      </s.Sections>
    </Dialog>
  );
}
