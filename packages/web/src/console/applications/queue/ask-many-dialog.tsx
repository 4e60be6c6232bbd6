import type { BulkAction, BulkResult } from '@hearthlight/domain/applications/queue/bulk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notices.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { bulkOptionsQuery, type Planned } from '../../api/bulk-api.ts'
import { useAnswerByField } from '../answer-by-field.tsx'
import { MailPreview } from '../mail-preview.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { type BulkProps, tellRefused } from './move-many-dialog.tsx'

/** Asks the same answer or document of all of the selection that were asked it. */
export function AskManyDialog({ ids, onClose, onDone }: BulkProps) {
  const { t } = useTranslation(['admin-applications', 'admin-application'])
  const [key, setKey] = useState('')
  const [content, setContent] = useState('')
  const items = useQuery({ ...bulkOptionsQuery(ids), select: itemsOf })
  const item = items.data?.find((each) => each.key === key)
  const { isPast, answerBy, field } = useAnswerByField()
  const askWith = (words: string): Asking | null =>
    item === undefined || words === ''
      ? null
      : { kind: 'ask', request: { kind: item.kind, item_id: item.id, content: words } }
  const asking = isPast ? null : askWith(content.trim())
  const action = asking && { ...asking, ...answerBy }
  return (
    <BulkDialog
      title={t('bulk.ask_title')}
      ids={ids}
      action={action}
      planned={askWith('…')}
      submitLabel={(count) => t('bulk.ask_submit', { count })}
      preview={(id) => <MailPreview id={id} mail={asking && { requests: [asking.request], ...answerBy }} />}
      onClose={onClose}
      onDone={(result: BulkResult) => {
        onDone()
        notify({ tone: 'positive', text: t('bulk.asked', { count: result.done.length }) })
        tellRefused(t('bulk.refused', { count: result.refused.length }), result)
      }}
    >
      <Select
        label={t('bulk.item')}
        value={key}
        placeholder={items.isPending ? t('bulk.checking') : t('bulk.choose')}
        options={(items.data ?? []).map(({ key: value, kind, name, count }) => ({
          value,
          label: t('bulk.option', { name: t(`admin-application:ask.${kind}`, { name }), count }),
        }))}
        onChange={setKey}
      />
      <TextArea
        label={t('bulk.ask_message')}
        value={content}
        onChange={setContent}
        rows={4}
        maxLength={2000}
        isRequired
      />
      {field}
    </BulkDialog>
  )
}

type Asking = Extract<BulkAction, { kind: 'ask' }>
type Item = Planned['items'][number] & { readonly key: string; readonly count: number }

/** What any of them was asked, and how many were. */
function itemsOf(planned: readonly Planned[]): Item[] {
  const items = new Map<string, Item>()
  for (const item of planned.flatMap((each) => each.items)) {
    const key = `${item.kind} ${item.id}`
    items.set(key, { ...item, key, count: (items.get(key)?.count ?? 0) + 1 })
  }
  return [...items.values()]
}
