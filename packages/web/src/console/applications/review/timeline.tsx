import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { ReviewedApplication } from '../../api/application-api.ts'
import { Block } from '../../kit/block.tsx'
import styles from '../application.module.css'

/** Where it has been, the last first, with who moved it and what the applicant was told. */
export function Timeline({ application: { timeline } }: { application: ReviewedApplication }) {
  const { t } = useTranslation('admin-application')
  const { date, time } = useFormats()
  return (
    <Block title={t('timeline.title')}>
      <ol className={styles.timeline}>
        {timeline.toReversed().map(({ at, by, side, status, message }, index) => (
          <li key={`${at} ${status}`} data-now={index === 0 || undefined}>
            <p className="small muted num">
              <time dateTime={at}>
                {date(new Date(at))} {time(new Date(at))}
              </time>{' '}
              · {by === '' ? t(`timeline.${side}`) : by}
            </p>
            <p>
              <Chip tone={index === 0 ? 'action' : 'neutral'}>{status}</Chip>
            </p>
            {message !== null && <p className={`small ${styles.text}`}>{message}</p>}
          </li>
        ))}
      </ol>
    </Block>
  )
}
