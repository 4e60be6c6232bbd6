import { reportFileName } from '@hearthlight/domain/report/report-file-name'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { loadReportPdf } from '../../../api/reports-api.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { usePartner } from '../../../platform/partner.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import styles from './download-report.module.css'

type Props = { buildingId: string; street: string; look?: ButtonLook }

/** Fetches the PDF and hands it to the browser under the partner's file name. A failure says so and can be retried. */
export function DownloadReport({ buildingId, street, look }: Props) {
  const { t } = useTranslation('report')
  const { settings, time_zone } = usePartner()
  const { report_button_label } = settings.sections.home_overview
  const download = useMutation({
    mutationFn: () => loadReportPdf(buildingId),
    onSuccess: (blob) =>
      saveFile(
        blob,
        reportFileName(settings.report_file_name, { street, day: dayIn(time_zone, new Date()) }),
      ),
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
        {...look}
        isPending={download.isPending}
        onClick={() => download.mutate()}
      >
        {report_button_label ?? t('download.button')}
      </Button>
      <p className={styles.state} role="status">
        {download.isPending && t('download.working')}
        {download.isError && (
          <>
            {t('download.failed')}{' '}
            <Button variant="quiet" size="s" onClick={() => download.mutate()}>
              {t('download.retry')}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
