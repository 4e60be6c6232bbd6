import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../pictures/icon.tsx'
import { DocumentMark } from './document-mark.tsx'
import styles from './documents.module.css'
import type { ShownUpload } from './shown-document.ts'

type Props = { upload: ShownUpload; onStop: () => void; onRetry: () => void }

/** A file on its way, with the way to stop it; or why it was refused, with the way out. */
export function UploadRow({ upload, onStop, onRetry }: Props) {
  const { t } = useTranslation('documents')
  const { name, problem, wayOut } = upload
  const isGoing = problem === undefined
  return (
    <li className={styles.file} data-state={isGoing ? 'going' : 'refused'}>
      <DocumentMark mark={upload.mark} />
      <div>
        <p className={styles.name}>{name}</p>
        {isGoing ? (
          <Going upload={upload} />
        ) : (
          <p className={styles.note}>
            <Icon name="alert" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <IconButton
          icon="close"
          label={t(isGoing ? 'upload.cancel' : 'upload.dismiss', { name })}
          onClick={onStop}
        />
      </div>
      {!isGoing && wayOut.kind !== 'none' && (
        <div className={styles.fix}>
          <Button variant="secondary" size="s" icon="saving" iconPlace="start" onClick={onRetry}>
            {wayOut.kind === 'rename' ? t('upload.rename', { name: wayOut.name }) : t('upload.retry')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}

function Going({ upload: { name, percent, sent } }: { upload: ShownUpload }) {
  const { t } = useTranslation('documents')
  return (
    <>
      <span
        className={styles.meter}
        role="progressbar"
        aria-label={t('upload.progress', { name })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        // The type of `style` does not know custom properties.
        style={{ '--at': percent } as CSSProperties}
      >
        <i />
      </span>
      <p className={styles.note}>{sent}</p>
    </>
  )
}
