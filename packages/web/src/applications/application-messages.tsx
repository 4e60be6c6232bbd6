import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { markMessagesRead, messagesQuery, writeMessage } from '../api/application-messages-api.ts'
import { useTextDraft } from '../platform/drafts/use-text-draft.ts'
import { useFormats } from '../platform/formats.ts'
import { Conversation } from '../ui/conversation.tsx'

type Props = { projectId: string; headingLevel: 2 | 3; className: string | undefined }

/** What the person and the reviewer write to each other about an application, whatever it is for. */
export function ApplicationMessages({ projectId, headingLevel, className }: Props) {
  const { t } = useTranslation('applications')
  const id = useId()
  const { date, time } = useFormats()
  const { data } = useQuery(messagesQuery(projectId))
  const draft = useTextDraft(`message ${projectId}`)
  const sending = useMutation({
    mutationFn: () => writeMessage(projectId, draft.text),
    onSuccess: draft.clear,
  })
  const unread = data?.unread ?? 0
  useEffect(() => {
    if (unread > 0) markMessagesRead(projectId).catch(() => undefined)
  }, [projectId, unread])
  if (data === undefined) return null
  const Heading = `h${headingLevel}` as const
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id}>{t('messages.title')}</Heading>
      <Conversation
        said={data.messages.map(({ id, side, by, content, created_at }) => ({
          id,
          by: side === 'applicant' ? t('messages.you') : by,
          when: `${date(new Date(created_at))} ${time(new Date(created_at))}`,
          text: content,
          isMine: side === 'applicant',
        }))}
        empty={t('messages.none')}
        label={t('messages.write')}
        draft={draft}
        sendLabel={t('messages.send')}
        sending={sending}
        note={t('messages.note')}
      />
    </section>
  )
}
