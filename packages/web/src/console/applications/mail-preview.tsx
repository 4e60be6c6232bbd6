import type { PreviewMail } from '@hearthlight/domain/applications/staff-application'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { mailPreviewQuery } from '../api/application-api.ts'
import styles from './application.module.css'

/** The very mail that would leave: the server renders it from the same template. */
export function MailPreview({ id, mail }: { id: string; mail: PreviewMail | null }) {
  const { t } = useTranslation('admin-application')
  const preview = useQuery(mailPreviewQuery(id, mail))
  return (
    <section className={styles.mail} aria-label={t('preview.title')}>
      <h3>{t('preview.title')}</h3>
      {mail === null ? (
        <p className="muted">{t('preview.empty')}</p>
      ) : preview.error !== null ? (
        <Notice tone="danger">{preview.error.message}</Notice>
      ) : preview.data === undefined ? (
        <Skeleton lines={5} />
      ) : (
        <>
          <dl>
            <div>
              <dt>{t('preview.to')}</dt>
              <dd>{preview.data.to}</dd>
            </div>
            <div>
              <dt>{t('preview.from')}</dt>
              <dd>{preview.data.from}</dd>
            </div>
            <div>
              <dt>{t('preview.subject')}</dt>
              <dd>
                <b>{preview.data.subject}</b>
              </dd>
            </div>
          </dl>
          <p className={styles.letter}>{preview.data.text}</p>
        </>
      )}
    </section>
  )
}
