import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { markMessagesRead, messagesQuery, writeMessage } from '../../../api/application-messages-api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTextDraft } from '../../../platform/use-text-draft.ts'
import { Conversation } from '../../../ui/conversation.tsx'
import styles from './show.module.css'

/** What the person and the reviewer write to each other about the application. */
export function Messages({ projectId }: { projectId: string }) {
  const { t } = useTranslation('applications')
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
  return (
    <section className={styles.part}>
      <h2>{t('messages.title')}</h2>
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
        text={draft.text}
        onWrite={draft.write}
        onSend={() => sending.mutate()}
        sendLabel={t('messages.send')}
        isSending={sending.isPending}
        error={sending.error?.message}
        note={t('messages.note')}
      />
    </section>
  )
}
