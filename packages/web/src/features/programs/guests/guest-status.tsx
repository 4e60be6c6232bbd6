import type { GuestStatus } from '@hearthlight/domain/guests/guest-link'
import { GUEST_LINK_PATH } from '@hearthlight/domain/guests/guest-link-path'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { moveGuest } from '../../../api/guests-api.ts'
import { AskedList } from '../../../applications/asked-list.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { notify } from '../../../platform/notices.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { useFeatures, useSession } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { PromiseClock } from '../show/promise-clock.tsx'
import { Timeline } from '../show/timeline.tsx'
import styles from './guests.module.css'

type Props = { token: string; status: GuestStatus; goOn: () => void }

/** Where a guest's application stands, to be read; and the way to keep it in an account. */
export function GuestStatusPage({ token, status, goOn }: Props) {
  const { t } = useTranslation('guests')
  const { date } = useFormats()
  return (
    <div className={`page section ${styles.status}`}>
      <PageTitle title={status.name} />
      <header className={styles.statusHead}>
        <p className="cluster">
          <Chip tone="action">{status.status}</Chip>
          <span className="small muted num">{t('link.number', { number: status.number })}</span>
        </p>
        <h1 tabIndex={-1}>{status.name}</h1>
        {status.custom_status_description !== null && (
          <p className="lead">{status.custom_status_description}</p>
        )}
      </header>
      <div className={styles.side}>
        {status.do_not_buy_yet && <Notice tone="caution">{t('link.do_not_buy')}</Notice>}
        <GuestAsked status={status} />
        <Timeline project={status} />
        <p className="small muted">{t('link.mails_to', { email: status.email })}</p>
        {status.may_resume && (
          <p className="cluster">
            <Button onClick={goOn}>{t('link.go_on')}</Button>
          </p>
        )}
        {status.is_open && !status.may_resume && (
          <Notice>{t('link.use_other', { day: date(new Date(status.resume_until)) })}</Notice>
        )}
      </div>
      <div className={styles.side}>
        <PromiseClock project={status} />
        <KeepInAccount token={token} />
      </div>
    </div>
  )
}

/** What is asked, to be read: this page leads to it by its button, or the mail by its links. */
function GuestAsked({ status: { asked = [], answer_by } }: Pick<Props, 'status'>) {
  if (asked.length === 0) return null
  const lines = asked.map(({ name, content, is_done }) => ({ name, content, is_done, to: null }))
  return <AskedList asked="" lines={lines} answerBy={answer_by} />
}

function KeepInAccount({ token }: { token: string }) {
  const { t } = useTranslation('guests')
  const { user, isGuest } = useSession()
  const { signUp } = useFeatures()
  const redirect = `${GUEST_LINK_PATH}#${token}`
  return (
    <Card as="section" className={styles.aside}>
      <h2>{t('link.account')}</h2>
      {user !== null && !isGuest ? (
        <Move token={token} email={user.email} />
      ) : (
        <>
          <p className="small">{t('link.account_text')}</p>
          <p className="cluster">
            {signUp && <LinkButton to={pathTo('sign-up')}>{t('link.sign_up')}</LinkButton>}
            <LinkButton variant="secondary" to={pathTo('sign-in', {}, { redirect })}>
              {t('link.sign_in')}
            </LinkButton>
          </p>
        </>
      )}
    </Card>
  )
}

function Move({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('guests')
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const move = async () => {
    setPending(true)
    setFailure(null)
    try {
      const id = await moveGuest(token)
      notify({ tone: 'positive', text: t('link.moved') })
      await navigate(pathTo('ApplicationDetails', { id }))
    } catch (cause) {
      if (!(cause instanceof HttpProblem)) throw cause
      setFailure(cause.title)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <p className="small">{t('link.own_account', { email })}</p>
      {failure !== null && (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <p className="cluster">
        <Button onClick={() => void move()} isPending={isPending}>
          {t('link.move')}
        </Button>
      </p>
    </>
  )
}
