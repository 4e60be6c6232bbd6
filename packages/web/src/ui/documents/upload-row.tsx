import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { FileRow } from './file-row.tsx'
import type { ShownUpload } from './shown-document.ts'

type Props = { upload: ShownUpload; onStop: () => void; onRetry: () => void }

/** A file on its way, with the way to stop it; or why it was refused, with the way out. */
export function UploadRow({ upload, onStop, onRetry }: Props) {
  const { t } = useTranslation('documents')
  const { name, mark, problem, wayOut, percent, sent } = upload
  const isGoing = problem === undefined
  return (
    <FileRow
      name={name}
      mark={mark}
      state={isGoing ? 'going' : 'refused'}
      note={problem ?? sent}
      progress={isGoing ? { percent, label: t('upload.progress', { name }) } : undefined}
      closeLabel={t(isGoing ? 'upload.cancel' : 'upload.dismiss', { name })}
      onClose={onStop}
    >
      {!isGoing && wayOut.kind !== 'none' ? (
        <Button variant="secondary" size="s" icon="saving" iconPlace="start" onClick={onRetry}>
          {wayOut.kind === 'rename' ? t('upload.rename', { name: wayOut.name }) : t('upload.retry')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      ) : undefined}
    </FileRow>
  )
}
