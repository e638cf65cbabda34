import {
  CORRECTION_REASONS,
  MAX_STOCK_REMARKS,
  type CorrectionReason,
  type CorrectionRequest,
} from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { Field, TextAreaInput, TextField, type FormProblems } from '@pasal/shared/ui';
import { formatCount } from '../../../kit/format-count';
import type { Goods } from '../../../kit/model/goods';
import { useKey } from '../../../kit/use-key';
import { useCorrectStockMutation } from '../../stock-api';
import * as messages from './messages';

const WHOLE = /^-?\d{1,7}$/;
const CHOICES = CORRECTION_REASONS.map((reason) => [reason, messages.reasons[reason]] as const);

interface CorrectionDialogProps {
  kind: CorrectionRequest['kind'];
  /** The current stock; the request includes it as the stock seen. */
  goods: Omit<Goods, 'price'>;
  /** Reloads the stock if it has changed. */
  onRefused: () => void;
  onClose: () => void;
}

/** The form, which sends the input with the displayed stock. */
function useCorrection({ kind, goods, onRefused, onClose }: CorrectionDialogProps) {
  const headers = useKey();
  const [correct] = useCorrectStockMutation();
  return useDialogForm({
    start: {
      quantity: '',
      reason: (kind === 'count' ? 'counted' : 'damaged') as CorrectionReason,
      remarks: '',
    },
    check: ({ quantity }): FormProblems =>
      WHOLE.test(quantity.trim()) ? {} : { quantity: messages.notWhole },
    call: ({ quantity, reason, remarks }) => ({
      unwrap: async () => {
        try {
          const { id: product_id, variant_id, in_stock: stock_seen } = goods;
          const of = { product_id, ...(variant_id !== undefined && { variant_id }), stock_seen };
          const pieces = Number(quantity);
          return await correct({
            headers,
            body: { ...of, kind, quantity: pieces, reason, remarks },
          }).unwrap();
        } catch (error) {
          onRefused();
          throw error;
        }
      },
    }),
    onClose,
  });
}

/** Corrects stock by a difference or to a count; if the stock has changed meanwhile, the input is preserved (D193). */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { kind, goods } = props;
  const isCount = kind === 'count';
  const { frame, field, values, set, problems } = useCorrection(props);
  return (
    <FormDialog
      {...frame}
      title={isCount ? messages.counts(goods.title) : messages.corrects(goods.title)}
    >
      <p>{messages.now(formatCount(goods.in_stock))}</p>
      <TextField
        {...field('quantity')}
        label={isCount ? messages.counted : messages.difference}
        {...(!isCount && { hint: messages.differenceHint })}
        required
        type="number"
        step="any"
        {...(isCount && { inputMode: 'numeric' })}
        autoComplete="off"
      />
      <Choice
        label={messages.reason}
        choices={CHOICES}
        value={values.reason}
        onChoose={(reason) => set({ reason })}
      />
      <Field label={messages.remarks} hint={messages.remarksHint} error={problems.remarks}>
        {(control) => (
          <TextAreaInput
            {...control}
            maxLength={MAX_STOCK_REMARKS}
            value={values.remarks}
            onChange={({ target }) => set({ remarks: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
