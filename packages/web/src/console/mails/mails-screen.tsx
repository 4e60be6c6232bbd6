import { MAIL_STATES, type SentMail, SentMailsResponse } from '@hearthlight/domain/records/sent-mail'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { MAILS_PATH, mailQuery, resendMail } from '../api/mails-api.ts'
import { CallError } from '../kit/call-error.tsx'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { useList } from '../kit/list/use-list.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useMoment } from '../kit/use-moment.ts'
import styles from './mails.module.css'

type Mail = SentMail & { readonly id: string }

/** Which mails left; each is read, and sent again, from here. */
export function MailsScreen() {
  const { t } = useTranslation(['admin-log', 'admin'])
  const moment = useMoment()
  const [open, setOpen] = useState<Mail | null>(null)
  const list = useList({
    name: 'mails',
    path: MAILS_PATH,
    response: SentMailsResponse,
    defaultSort: '-created',
    filters: [
      {
        id: 'state',
        label: t('mails.state'),
        kind: 'choice',
        options: MAIL_STATES.map((value) => ({ value, label: t(`mails.${value}`) })),
      },
    ],
  })
  const columns: readonly Column<Mail>[] = [
    {
      id: 'subject',
      header: t('mails.subject'),
      isWide: true,
      cell: (mail) => (
        <Button
          variant="quiet"
          size="s"
          aria-label={t('mails.read', { subject: mail.subject })}
          onClick={() => setOpen(mail)}
        >
          {mail.subject}
        </Button>
      ),
    },
    { id: 'created', header: t('mails.created'), sort: 'created', cell: (mail) => moment(mail.created_at) },
    { id: 'to', header: t('mails.to'), cell: ({ to }) => to },
    { id: 'language', header: t('mails.language'), onPhone: 'hidden', cell: ({ language }) => language },
    {
      id: 'state',
      header: t('mails.state'),
      onPhone: 'end',
      cell: ({ state }) => <Chip tone={state === 'sent' ? 'positive' : 'danger'}>{t(`mails.${state}`)}</Chip>,
    },
  ]
  return (
    <>
      <PageHead title={t('admin:section.mails')} sub={t('mails.text')} />
      <ListView
        list={list}
        caption={t('mails.caption')}
        columns={columns}
        rowName={({ subject, to }) => `${subject}, ${to}`}
        searchLabel={t('mails.search')}
        empty={<StateBox title={t('mails.empty')} />}
      />
      {open !== null && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const { t } = useTranslation('admin-log')
  const read = useQuery(mailQuery(mail.id))
  const resend = useMutation({ mutationFn: () => resendMail(mail.id) })
  const text = read.data?.data.attributes.text
  return (
    <Modal
      isOpen
      size="l"
      title={mail.subject}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('mails.close')}
          </Button>
          {mail.is_kept && (
            <Button isPending={resend.isPending} onClick={() => resend.mutate()}>
              {t('mails.resend')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.mail}>
        <p className="small muted">{mail.to}</p>
        {mail.error !== null && <p>{mail.error}</p>}
        {text === undefined && read.error === null && <Skeleton lines={4} />}
        {text === null && <p className="muted">{t('mails.not_kept')}</p>}
        {typeof text === 'string' && <p className={styles.text}>{text}</p>}
        <CallError error={read.error ?? resend.error} />
        <p role="status">{resend.isSuccess && t('mails.resent')}</p>
      </div>
    </Modal>
  )
}
