import { Dialog, DialogActions } from '@pasal/shared/ui';
import { TABLE_FILES } from '../../../kit/table-file/table-files';
import { FileField } from './file-field';
import { ImportProgress } from './import-progress';
import { ImportReport } from './import-report';
import * as messages from './messages';
import { Content, Files } from './product-import.styles';
import { SheetLink } from './sheet-link';
import { useProductImport } from './use-product-import';

interface ImportDialogProps {
  /** Called when everything is written, with the number of new products. */
  onDone: (added: number) => void;
  onClose: () => void;
}

/** Takes a file and new products' pictures, previews the changes, and applies them. */
export function ImportDialog({ onDone, onClose }: ImportDialogProps) {
  const work = useProductImport(onDone);
  const { report, written, sending, problem, isWorking, pictures } = work;
  const hasStopped = written !== undefined && !isWorking;
  const isReady = report !== undefined && report.problems.length === 0 && report.changed > 0;
  return (
    <Dialog
      open
      place="wide"
      title={messages.title}
      busy={isWorking}
      onClose={onClose}
      actions={
        <DialogActions
          busy={isWorking}
          disabled={!isReady}
          onClick={() => {
            if (report) void work.write(report);
          }}
          onCancel={onClose}
        >
          {hasStopped ? messages.goOn : messages.apply}
        </DialogActions>
      }
    >
      <Content>
        <p>{messages.how}</p>
        <SheetLink />
        <Files>
          <FileField
            label={messages.file}
            accept={TABLE_FILES}
            error={problem}
            disabled={isWorking}
            onFile={(file) => void work.takeSheet(file)}
          />
          <FileField
            label={messages.zip}
            accept=".zip,application/zip"
            hint={pictures === 0 ? messages.zipHint : messages.zipped(pictures)}
            disabled={isWorking}
            onFile={(file) => void work.takeZip(file)}
          />
        </Files>
        {isWorking && !report && <p role="status">{messages.checking}</p>}
        {sending && (
          <div role="status">
            <progress aria-hidden="true" max={sending.all} value={sending.sent} />
            <p>{messages.sending(sending.sent, sending.all)}</p>
          </div>
        )}
        {written && <ImportProgress written={written} stopped={hasStopped} />}
        {report && !(written && report.problems.length === 0) && <ImportReport report={report} />}
      </Content>
    </Dialog>
  );
}
