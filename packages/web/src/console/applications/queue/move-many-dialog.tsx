import type { BulkAction, BulkResult } from '@hearthlight/domain/applications/queue/bulk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notices.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { bulkApi, bulkOptionsQuery, type Planned } from '../../api/bulk-api.ts'
import { showUndo } from '../../kit/undo.ts'
import { MailPreview } from '../mail-preview.tsx'
import { BulkDialog } from './bulk-dialog.tsx'

export type BulkProps = { ids: readonly string[]; onClose: () => void; onDone: () => void }

/** Moves the selection to one status, with the same message to each applicant. */
export function MoveManyDialog({ ids, onClose, onDone }: BulkProps) {
  const { t } = useTranslation('admin-applications')
  const [to, setTo] = useState('')
  const [message, setMessage] = useState('')
  const moves = useQuery({ ...bulkOptionsQuery(ids), select: movesOf })
  const text = message.trim()
  const moveWith = (words: string): BulkAction | null =>
    to === '' ? null : { kind: 'move', to, ...(words !== '' && { message: words }) }
  const done = (result: BulkResult) => {
    onDone()
    const backs = [...new Set(result.done.flatMap(({ back }) => back ?? []))]
    const said = t('bulk.moved', { count: result.done.length })
    if (backs.length === 0) notify({ tone: 'positive', text: said })
    else
      showUndo({
        text: said,
        undoLabel: t('assign.undo'),
        undone: t('assign.undone'),
        undo: async () => {
          for (const back of backs)
            await bulkApi.run(
              result.done.filter((each) => each.back === back),
              { kind: 'move', to: back },
            )
        },
      })
    tellRefused(t('bulk.refused', { count: result.refused.length }), result)
  }
  return (
    <BulkDialog
      title={t('bulk.move_title')}
      ids={ids}
      action={moveWith(text)}
      planned={moveWith(text === '' ? '' : '…')}
      submitLabel={(count) => t('bulk.move_submit', { count })}
      preview={(id) => <MailPreview id={id} mail={{ to, message: text }} />}
      onClose={onClose}
      onDone={done}
    >
      <Select
        label={t('bulk.to')}
        value={to}
        placeholder={moves.isPending ? t('bulk.checking') : t('bulk.choose')}
        options={(moves.data ?? []).map(({ code, name, count }) => ({
          value: code,
          label: t('bulk.option', { name, count }),
        }))}
        onChange={setTo}
      />
      <TextArea
        label={t('bulk.message')}
        labelNote={t('bulk.optional')}
        value={message}
        onChange={setMessage}
        rows={4}
        maxLength={2000}
      />
    </BulkDialog>
  )
}

export function tellRefused(text: string, { refused }: BulkResult): void {
  if (refused.length > 0) notify({ tone: 'caution', text })
}

/** Where any of them may go, and how many may; what is asked of an applicant is another action. */
function movesOf(planned: readonly Planned[]) {
  const moves = new Map<string, { code: string; name: string; count: number }>()
  for (const { code, name, asks } of planned.flatMap((each) => each.moves)) {
    const known = moves.get(code) ?? { code, name, count: 0 }
    if (!asks) moves.set(code, { ...known, count: known.count + 1 })
  }
  return [...moves.values()]
}
