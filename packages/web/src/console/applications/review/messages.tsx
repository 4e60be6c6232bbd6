import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextDraft } from '../../../platform/drafts/use-text-draft.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Conversation } from '../../../ui/conversation.tsx'
import { applicationApi, type ReviewedApplication } from '../../api/application-api.ts'
import { Block } from '../../kit/block.tsx'

/** What the applicant and staff have written to each other. Who has it on the screen has read it. */
export function Messages({
  application: { id, messages, unread, applicant },
}: {
  application: ReviewedApplication
}) {
  const { t } = useTranslation('admin-application')
  const { date, time } = useFormats()
  const draft = useTextDraft(`message ${id}`)
  const sending = useMutation({
    mutationFn: () => applicationApi.write(id, draft.text),
    onSuccess: draft.clear,
  })
  useEffect(() => {
    if (unread > 0) applicationApi.markRead(id).catch(() => undefined)
  }, [id, unread])
  return (
    <Block
      title={t('messages.title')}
      note={unread > 0 ? t('messages.unread', { count: unread }) : t('messages.seen_by_both')}
    >
      <Conversation
        said={messages.map((message) => ({
          id: message.id,
          by: message.by,
          when: `${date(new Date(message.created_at))} ${time(new Date(message.created_at))}`,
          text: message.content,
          isMine: message.side === 'staff',
        }))}
        empty={t('messages.none')}
        label={t('messages.write', { name: applicant.name })}
        draft={draft}
        sendLabel={t('messages.send')}
        sending={sending}
      />
    </Block>
  )
}
