import {
  isAtWork,
  type ReadingImport,
  ReadingImportsResponse,
} from '@hearthlight/domain/meters/supplied/reading-import'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Chip } from '../../ui/chip.tsx'
import { READING_IMPORTS } from '../api/readings-api.ts'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { type ListRow, useList } from '../kit/list/use-list.ts'
import { useMoment } from '../kit/use-moment.ts'
import { ReadingsHead } from './readings-head.tsx'
import { STATE_TONES } from './state-tones.ts'
import { UploadFiles } from './upload-files.tsx'

/** Imports of readings of many homes, and the place to begin one. */
export function ReadingsScreen() {
  const { t } = useTranslation('admin-readings')
  const list = useList({
    name: 'reading-imports',
    path: READING_IMPORTS,
    response: ReadingImportsResponse,
    defaultSort: '-created_at',
    isAtWork: ({ state }) => isAtWork(state),
  })
  return (
    <>
      <ReadingsHead current="imports" />
      <UploadFiles />
      <ListView
        list={list}
        caption={t('caption')}
        columns={useColumns()}
        rowName={({ file_name }) => file_name}
        rowTo={({ id }) => consolePath('reading-import', { id })}
        empty={<StateBox title={t('empty')}>{t('empty_text')}</StateBox>}
      />
    </>
  )
}

function useColumns(): Column<ReadingImport & ListRow>[] {
  const { t } = useTranslation('admin-readings')
  const { number } = useFormats()
  const moment = useMoment()
  return [
    { id: 'file', header: t('column.file'), isWide: true, cell: ({ file_name }) => file_name },
    {
      id: 'state',
      header: t('column.state'),
      onPhone: 'end',
      cell: ({ state }) => <Chip tone={STATE_TONES[state]}>{t(`state.${state}`)}</Chip>,
    },
    {
      id: 'series',
      header: t('column.series'),
      isNumeric: true,
      onPhone: 'hidden',
      cell: ({ counts }) => number(counts.series),
    },
    {
      id: 'taken',
      header: t('column.taken'),
      isNumeric: true,
      onPhone: 'hidden',
      cell: ({ counts }) => number(counts.taken),
    },
    { id: 'by', header: t('column.by'), cell: ({ started_by }) => started_by, onPhone: 'hidden' },
    {
      id: 'day',
      header: t('column.day'),
      sort: 'created_at',
      cell: ({ created_at }) => moment(created_at),
    },
  ]
}
