import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { SHARE_DAYS, type ShareDays } from '@hearthlight/domain/report/report-share'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createShare, sharesQuery } from '../../../api/report-shares-api.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './share-dialog.module.css'
import { ShareLink } from './share-link.tsx'
import { ShareList } from './share-list.tsx'

type Props = { buildingId: string; address: string; onClose: () => void }

/** Who else may read this report: make a link with an end, hand it on, withdraw it. */
export function ShareDialog({ buildingId, address, onClose }: Props) {
  const { t } = useTranslation('report')
  const shares = useQuery(sharesQuery(buildingId))
  const [days, setDays] = useState<ShareDays>(30)
  const make = useMutation({ mutationFn: () => createShare(buildingId, days) })
  // One that was withdrawn opens nothing any more, and is not handed on.
  const made = shares.data?.some(({ id }) => id === make.data?.id) ? make.data : undefined
  const title = t('share.title', { address })
  const failure = make.error ?? shares.error
  return (
    <Modal isOpen onClose={onClose} title={title} size="l">
      <div className={styles.dialog}>
        <p>{t('share.text')}</p>
        <RadioGroup
          label={t('share.days')}
          name="share-days"
          value={String(days)}
          choices={SHARE_DAYS.map((count) => ({
            value: String(count),
            label: t('share.days_count', { count }),
          }))}
          onChange={(value) => setDays(SHARE_DAYS.find((each) => String(each) === value) ?? 30)}
        />
        <p>
          <Button isPending={make.isPending} onClick={() => make.mutate()}>
            {t('share.make')}
          </Button>
        </p>
        <div role="status">{made !== undefined && <ShareLink url={linkTo(made.token)} title={title} />}</div>
        {failure !== null && (
          <div role="alert">
            <Notice tone="danger">{failure.message}</Notice>
          </div>
        )}
        {shares.data !== undefined && <ShareList shares={shares.data} />}
      </div>
    </Modal>
  )
}

/** The token stands behind the #, which no browser sends to a server or on to another page. */
const linkTo = (token: string) => `${new URL(pathTo('shared-report'), window.location.href).href}#${token}`
