import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../platform/files/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './download-report.module.css'

type Props = {
  label: string
  working: string
  failed: string
  load: () => Promise<Blob>
  fileName: () => string
}

/** Fetches a file and hands it to the browser. A failure says so and can be retried. */
export function DownloadButton({ label, working, failed, load, fileName }: Props) {
  const { t } = useTranslation('report')
  const download = useMutation({
    mutationFn: load,
    onSuccess: (blob) => saveFile(blob, fileName()),
    // biome-ignore lint/suspicious/noConsole: the specification wants a failed download logged (spec/1 section 8)
    onError: (cause) => console.warn('report download failed', cause),
  })
  return (
    <div className={styles.download}>
      <Button
        variant="secondary"
        size="s"
        icon="download"
        iconPlace="start"
        isPending={download.isPending}
        onClick={() => download.mutate()}
      >
        {label}
      </Button>
      <p className={styles.state} role="status">
        {download.isPending && working}
        {download.isError && (
          <>
            {failed}{' '}
            <Button variant="quiet" size="s" onClick={() => download.mutate()}>
              {t('download.retry')}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
