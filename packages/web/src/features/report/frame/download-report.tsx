import { reportFileName } from '@hearthlight/domain/report/report-file-name'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useTranslation } from 'react-i18next'
import { loadHpxml, loadReportPdf } from '../../../api/reports-api.ts'
import { usePartner } from '../../../platform/partner.ts'
import { DownloadButton } from './download-button.tsx'

type Props = { buildingId: string; street: string }

/** The report on paper under the partner's file name, and the home as a file that other programs of energy advisors read. */
export function DownloadReport({ buildingId, street }: Props) {
  const { t } = useTranslation('report')
  const { settings, time_zone } = usePartner()
  const { report_button_label } = settings.sections.home_overview
  const named = (pattern: string) => () =>
    reportFileName(pattern, { street, day: dayIn(time_zone, new Date()) })
  return (
    <>
      <DownloadButton
        label={report_button_label ?? t('download.button')}
        working={t('download.working')}
        failed={t('download.failed')}
        load={() => loadReportPdf(buildingId)}
        fileName={named(settings.report_file_name)}
      />
      <DownloadButton
        label={t('hpxml.button')}
        working={t('hpxml.working')}
        failed={t('hpxml.failed')}
        load={() => loadHpxml(buildingId)}
        fileName={named('{street}_{yyyy-mm-dd}.xml')}
      />
    </>
  )
}
