import type { WaitingApproval } from '@hearthlight/domain/applications/amounts/approval-limits'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { applicationApi, type ReviewedApplication } from '../../api/application-api.ts'
import { sessionQuery } from '../../api/session-api.ts'
import { mayOpen } from '../../session/may-open.ts'
import styles from '../application.module.css'
import { Refused } from './move-dialog.tsx'
import { ReasonField } from './reason-field.tsx'

type Props = { application: ReviewedApplication; waiting: WaitingApproval }

/** An amount that one alone may not approve: what it is, why, and for who may, the decision. */
export function SecondPerson({ application, waiting }: Props) {
  const { t } = useTranslation('admin-application')
  const { money } = useFormats()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { amount, why, by, reason, is_own } = waiting
  const mayDecide = !is_own && mayOpen({ permission: 'second_approval' }, session)
  const words = (value: string | null) => money(Number(value), 2)
  return (
    <Notice tone="caution" title={t('second.title', { amount: words(amount) })}>
      <p>{t(`second.why.${why}`, { name: by, amount: words(application.limits[why]) })}</p>
      {reason !== '' && <p>{t('second.reason', { reason })}</p>}
      {mayDecide ? (
        <Decision id={application.id} waiting={waiting} />
      ) : (
        <p>{t(is_own ? 'second.own' : 'second.other')}</p>
      )}
    </Notice>
  )
}

function Decision({ id, waiting }: { id: string; waiting: WaitingApproval }) {
  const { t } = useTranslation('admin-application')
  const { money } = useFormats()
  const [reason, setReason] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const deciding = useMutation({
    mutationFn: (is_confirmed: boolean) =>
      applicationApi.decideSecond(id, waiting.id, { is_confirmed, reason: reason?.trim() ?? '' }),
  })
  const refuse = () => {
    setTried(true)
    if (reason?.trim()) deciding.mutate(false)
  }
  return (
    <div className={styles.stack}>
      {reason !== null && (
        <ReasonField
          label={t('second.why_not')}
          value={reason}
          onChange={setReason}
          error={isTried && reason.trim() === '' ? t('move.required') : undefined}
        />
      )}
      <div className={styles.choices}>
        {reason === null ? (
          <>
            <Button isPending={deciding.isPending} onClick={() => deciding.mutate(true)}>
              {t('second.confirm', { amount: money(Number(waiting.amount), 2) })}
            </Button>
            <Button variant="secondary" onClick={() => setReason('')}>
              {t('second.refuse')}
            </Button>
          </>
        ) : (
          <>
            <Button isPending={deciding.isPending} onClick={refuse}>
              {t('second.send', { name: waiting.by })}
            </Button>
            <Button variant="secondary" onClick={() => setReason(null)}>
              {t('ask.cancel')}
            </Button>
          </>
        )}
      </div>
      <Refused id={id} by={deciding} />
    </div>
  )
}
