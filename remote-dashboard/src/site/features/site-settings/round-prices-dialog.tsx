import type { RoundPricesResponse } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import { Refusal } from '@pasal/shared/dashboard';
import { Dialog, DialogActions } from '@pasal/shared/ui';
import { PriceTable } from '../../../kit/price-table/price-table';
import * as messages from './rounding-messages';
import type { useRoundPrices } from './use-round-prices';

interface RoundPricesDialogProps {
  rounding: Omit<ReturnType<typeof useRoundPrices>, 'look'>;
  onClose: () => void;
}

/** Describes the progress of the prices. */
function stateOf({ report, left }: RoundPricesDialogProps['rounding']): string {
  if (left !== undefined) return messages.left(left);
  if (!report) return messages.looking;
  return report.changed === 0 ? messages.nothing : messages.wouldChange(report.changed);
}

/** Current and new price of some products, then changes all of them. */
export function RoundPricesDialog({ rounding, onClose }: RoundPricesDialogProps) {
  const { report, isBusy, refusal, apply } = rounding;
  return (
    <Dialog
      open
      place="wide"
      title={messages.dialog}
      busy={isBusy}
      onClose={onClose}
      actions={
        <DialogActions
          busy={isBusy}
          disabled={!report || report.left === 0}
          onClick={() => void apply()}
          onCancel={onClose}
        >
          {messages.apply}
        </DialogActions>
      }
    >
      <p role="status">{stateOf(rounding)}</p>
      <Refusal text={refusal} />
      {report && report.examples.length > 0 && <Examples report={report} />}
    </Dialog>
  );
}

function Examples({ report: { examples, changed } }: { report: RoundPricesResponse }) {
  const rows = examples.map(({ id, title, from, to }) => ({
    id,
    title,
    now: formatRupees(from),
    afterwards: formatRupees(to),
  }));
  return (
    <>
      <PriceTable label={messages.title} rows={rows} />
      {changed > examples.length && <p>{messages.more(changed - examples.length)}</p>}
    </>
  );
}
