import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from './report-skeleton.module.css'

/** The shape of the report while it is being worked out. */
export function ReportSkeleton() {
  const { t } = useTranslation('report')
  return (
    <div className="page section">
      <div className={styles.verdict}>
        <Skeleton lines={4} label={t('loading')} />
        <div aria-hidden="true">
          <Skeleton shape="picture" label="" />
        </div>
      </div>
      <div className={styles.tiles} aria-hidden="true">
        <Skeleton lines={3} label="" />
        <Skeleton lines={3} label="" />
        <Skeleton lines={3} label="" />
      </div>
    </div>
  )
}
