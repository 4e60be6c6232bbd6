import type { Batch } from '@hearthlight/domain/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { batchesQuery, budgetsQuery, choiceQuery } from '../api/payments-api.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Batches } from './batches.tsx'
import { Budgets } from './budgets.tsx'
import { ImportPayments } from './import-payments.tsx'
import { Lines } from './lines.tsx'
import { MakeFileDialog } from './make-file-dialog.tsx'

/** A file that somebody is about to make: of what they selected, or of what is due. */
type Making = { readonly selected?: readonly string[]; readonly clear?: () => void }

/** What approved applications are paid: what is due, the files in which it leaves, and what came of it. */
export function PaymentsScreen() {
  const { t } = useTranslation('payments')
  const [making, setMaking] = useState<Making | null>(null)
  const [made, setMade] = useState<Batch | null>(null)
  const begin = (next: Making) => {
    setMade(null)
    setMaking(next)
  }
  return (
    <>
      <PageHead
        title={t('screen.title')}
        sub={<Summary />}
        actions={<Button onClick={() => begin({})}>{t('screen.make')}</Button>}
      />
      <div role="status">
        {made !== null && (
          <Notice tone="positive">
            {t('file.made', { number: made.number, count: made.lines })}{' '}
            <a href={made.url} download>
              {t('screen.download', { number: made.number })}
            </a>
          </Notice>
        )}
      </div>
      <Lines onMakeFile={(selected, clear) => begin({ selected, clear })}>
        <Below onSettled={() => setMade(null)} />
      </Lines>
      {making !== null && (
        <MakeFileDialog
          selected={making.selected}
          onClose={() => setMaking(null)}
          onMade={(batch) => {
            making.clear?.()
            setMaking(null)
            setMade(batch)
          }}
        />
      )}
    </>
  )
}

/** The blocks under the list appear together, so that none is pushed down by another. */
function Below({ onSettled }: { onSettled: () => void }) {
  const { data: files } = useQuery(batchesQuery)
  const { data: budgets } = useQuery(budgetsQuery)
  if (files === undefined || budgets === undefined) return null
  return (
    <>
      <Batches files={files} onSettled={onSettled} />
      <ImportPayments />
      <Budgets budgets={budgets} />
    </>
  )
}

/** What is due, and what waits for somebody. */
function Summary() {
  const { t } = useTranslation('payments')
  const { money } = useFormats()
  const { data } = useQuery(choiceQuery({}))
  if (data === undefined) return <p>&nbsp;</p>
  const count = data.payments.length
  const parts = [
    count === 0 ? t('file.nothing') : t('screen.due', { count, total: money(Number(data.total), 2) }),
    ...(data.failed > 0 ? [t('screen.came_back', { count: data.failed })] : []),
    ...(data.held > 0 ? [t('screen.held', { count: data.held })] : []),
  ]
  return <p>{parts.join(' ')}</p>
}
