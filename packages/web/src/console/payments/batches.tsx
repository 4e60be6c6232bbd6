import type { Batch } from '@hearthlight/domain/payments/payment'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { paymentsApi } from '../api/payments-api.ts'
import { Block } from '../kit/block.tsx'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import type { Column } from '../kit/list/columns.ts'
import { DataTable } from '../kit/list/data-table.tsx'
import styles from './payments.module.css'

type Row = Batch & { readonly id: string }
type Step = 'send' | 'undo'

const stateOf = ({ sent_at, undone_at }: Batch) =>
  undone_at !== null ? 'undone' : sent_at !== null ? 'sent' : 'open'
const TONES = { open: 'caution', sent: 'positive', undone: 'neutral' } as const satisfies Record<
  string,
  ChipTone
>
const RUN = { send: paymentsApi.sendBatch, undo: paymentsApi.undoBatch } as const

type Asked = { readonly step: Step; readonly file: Row }

/** The files, each with the checksum that says whether it arrived as it was, to be sent or undone. */
export function Batches({ files, onSettled }: { files: readonly Row[]; onSettled: () => void }) {
  const { t } = useTranslation('payments')
  const { money } = useFormats()
  const [asked, setAsked] = useState<Asked | null>(null)
  const columns = useFileColumns(setAsked)
  return (
    <Block title={t('screen.batches')}>
      {files.length === 0 ? (
        <p className="muted">{t('screen.no_batches')}</p>
      ) : (
        <DataTable
          caption={t('screen.batches')}
          rows={files}
          rowName={({ number }) => String(number)}
          columns={columns}
        />
      )}
      {asked !== null && (
        <ConfirmDialog
          isOpen
          title={t(`file.${asked.step}_title`, { number: asked.file.number })}
          text={t(`file.${asked.step}_text`, {
            count: asked.file.lines,
            total: money(Number(asked.file.total), 2),
          })}
          confirmLabel={t(`file.${asked.step}`)}
          run={async () => {
            await RUN[asked.step](asked.file.id)
            onSettled()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Block>
  )
}

function useFileColumns(ask: (asked: Asked) => void): readonly Column<Row>[] {
  const { t } = useTranslation('payments')
  const { money, date } = useFormats()
  return [
    {
      id: 'number',
      header: t('screen.batch'),
      cell: ({ number, url, undone_at }) =>
        undone_at === null ? (
          <a href={url} download>
            {t('screen.download', { number })}
          </a>
        ) : (
          number
        ),
    },
    {
      id: 'lines',
      header: t('screen.lines'),
      cell: ({ lines, total, by }) =>
        t('screen.batch_line', { count: lines, total: money(Number(total), 2), by }),
    },
    {
      id: 'created',
      header: t('screen.created_file'),
      onPhone: 'hidden',
      cell: ({ created_at }) => date(new Date(created_at)),
    },
    {
      id: 'state',
      header: t('screen.status'),
      onPhone: 'end',
      cell: (file) => (
        <Chip tone={TONES[stateOf(file)]}>
          {t(`file.state.${stateOf(file)}`, { day: date(new Date(file.sent_at ?? 0)) })}
        </Chip>
      ),
    },
    {
      id: 'actions',
      header: t('screen.actions'),
      cell: (file) => stateOf(file) === 'open' && <FileActions file={file} ask={ask} />,
    },
    {
      id: 'checksum',
      header: t('screen.checksum'),
      isWide: true,
      onPhone: 'hidden',
      cell: ({ sha256 }) => <code className={styles.checksum}>{sha256}</code>,
    },
  ]
}

function FileActions({ file, ask }: { file: Row; ask: (asked: Asked) => void }) {
  const { t } = useTranslation('payments')
  return (
    <div className={styles.actions}>
      {(['send', 'undo'] as const).map((step) => (
        <Button
          key={step}
          size="s"
          variant={step === 'send' ? 'secondary' : 'quiet'}
          aria-label={t(`file.${step}_of`, { number: file.number })}
          onClick={() => ask({ step, file })}
        >
          {t(`file.${step}`)}
        </Button>
      ))}
    </div>
  )
}
