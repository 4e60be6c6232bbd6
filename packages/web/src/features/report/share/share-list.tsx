import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { withdrawShare } from '../../../api/report-shares-api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { notify } from '../../../platform/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './share-dialog.module.css'

type Share = { readonly id: string; readonly created_at: string; readonly ends_at: string }

/** The links that still open the report, each with a way to withdraw it. */
export function ShareList({ shares }: { shares: readonly Share[] }) {
  const { t } = useTranslation('report')
  const { date, time } = useFormats()
  const withdraw = useMutation({
    mutationFn: withdrawShare,
    onSuccess: () => notify({ tone: 'positive', text: t('share.withdrawn') }),
  })
  if (shares.length === 0) return <p className="muted">{t('share.none')}</p>
  return (
    <section aria-labelledby="share-list">
      <h3 id="share-list">{t('share.open_links')}</h3>
      <ul className={styles.list}>
        {shares.map(({ id, created_at, ends_at }) => {
          const at = new Date(created_at)
          const made = `${date(at)}, ${time(at)}`
          return (
            <li key={id}>
              <span className="num">{t('share.until', { made, until: date(new Date(ends_at)) })}</span>
              <Button
                variant="quiet"
                size="s"
                aria-label={t('share.withdraw_link', { made })}
                isPending={withdraw.isPending && withdraw.variables === id}
                onClick={() => withdraw.mutate(id)}
              >
                {t('share.withdraw')}
              </Button>
            </li>
          )
        })}
      </ul>
      {withdraw.error !== null && (
        <div role="alert">
          <Notice tone="danger">{withdraw.error.message}</Notice>
        </div>
      )}
    </section>
  )
}
