import type { ExportState } from '@hearthlight/domain/exports/export-file'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFileSize } from '../../documents/use-file-size.ts'
import { useFormats } from '../../platform/formats.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import type { ListedExport } from '../api/exports-api.ts'
import { Block } from '../kit/block.tsx'
import type { Column } from '../kit/list/columns.ts'
import { DataTable } from '../kit/list/data-table.tsx'
import { useMoment } from '../kit/use-moment.ts'
import { chosenOf, writeChosen } from './chosen.ts'
import styles from './exports.module.css'
import { useExportName } from './use-export-name.ts'

const TONES = {
  making: 'caution',
  ready: 'positive',
  refused: 'danger',
  failed: 'danger',
  over: 'neutral',
} as const satisfies Record<ExportState, ChipTone>

/** What was made lately, by whom and what for; each file is its maker's. */
export function MadeExports({ made }: { made: readonly ListedExport[] }) {
  const { t } = useTranslation('admin-exports')
  const nameOf = useExportName()
  const columns = useMadeColumns(nameOf)
  const title = made.length === 0 ? t('list_none') : t('list', { count: made.length })
  return (
    <Block title={title}>
      {made.length > 0 && <DataTable caption={title} rows={made} rowName={nameOf} columns={columns} />}
      <p className="small muted">{t('list_note')}</p>
    </Block>
  )
}

function useMadeColumns(nameOf: (made: ListedExport) => string): readonly Column<ListedExport>[] {
  const { t } = useTranslation('admin-exports')
  const { number } = useFormats()
  const size = useFileSize()
  const moment = useMoment()
  return [
    {
      id: 'what',
      header: t('col.what'),
      cell: (made) => (
        <span className={styles.what}>
          <span className={styles.name}>{nameOf(made)}</span>
          <span className="small muted">
            {t('details', { count: made.choice.columns.length, purpose: made.purpose })}
          </span>
        </span>
      ),
    },
    { id: 'by', header: t('col.by'), cell: ({ by }) => by },
    { id: 'made', header: t('col.made'), cell: ({ created_at }) => moment(created_at) },
    {
      id: 'rows',
      header: t('col.rows'),
      isNumeric: true,
      onPhone: 'named',
      cell: ({ rows }) => (rows === null ? '–' : number(rows)),
    },
    {
      id: 'size',
      header: t('col.size'),
      isNumeric: true,
      onPhone: 'named',
      cell: ({ bytes }) => (bytes === null ? '–' : size(bytes)),
    },
    {
      id: 'state',
      header: t('col.state'),
      onPhone: 'end',
      cell: ({ state, reason, days_left }) => (
        <span className={styles.what}>
          <span>
            <Chip tone={TONES[state]}>
              {state === 'ready' ? t('ready', { count: days_left ?? 0 }) : t(`state.${state}`)}
            </Chip>
          </span>
          {reason !== null && <span className="small muted">{t(`reason.${reason}`)}</span>}
        </span>
      ),
    },
    {
      id: 'do',
      header: t('col.do'),
      onPhone: 'end',
      cell: (made) => <Actions made={made} name={nameOf(made)} />,
    },
  ]
}

function Actions({ made, name }: { made: ListedExport; name: string }) {
  const { t } = useTranslation('admin-exports')
  if (made.state === 'making') return null
  return (
    <span className={styles.actions}>
      {made.url !== null && (
        <a href={made.url} download aria-label={t('download_of', { name })}>
          {t('download')}
        </a>
      )}
      <Link to={{ search: `?${writeChosen(chosenOf(made.choice))}` }} aria-label={t('again_of', { name })}>
        {t('again')}
      </Link>
    </span>
  )
}
