import {
  type AccountImport,
  AccountImportsResponse,
  isWorking,
} from '@hearthlight/domain/accounts/import/account-import'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Chip } from '../../ui/chip.tsx'
import { IMPORTS_PATH } from '../api/imports-api.ts'
import type { Column } from '../kit/list/columns.ts'
import { ListView } from '../kit/list/list.tsx'
import { StateBox } from '../kit/list/list-states.tsx'
import { type ListRow, useList } from '../kit/list/use-list.ts'
import { PageHead } from '../kit/page-head.tsx'
import { UploadForm } from './upload-form.tsx'

type Row = AccountImport & ListRow

/** Imports of utility accounts, and the place to begin one. */
export function ImportsScreen() {
  const { t } = useTranslation('admin-imports')
  const list = useList({
    name: 'account-imports',
    path: IMPORTS_PATH,
    response: AccountImportsResponse,
    defaultSort: '-created_at',
    isAtWork: ({ state }) => isWorking(state),
  })
  return (
    <>
      <PageHead title={t('utility_accounts')} sub={t('empty_text')} />
      <UploadForm />
      <ListView
        list={list}
        caption={t('caption')}
        columns={useColumns()}
        rowName={({ file_name }) => file_name}
        rowTo={({ id }) => consolePath('import', { id })}
        empty={<StateBox title={t('empty')} />}
      />
    </>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('admin-imports')
  const { date, time, number } = useFormats()
  return [
    { id: 'file', header: t('column.file'), isWide: true, cell: ({ file_name }) => file_name },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ state }) => (
        <Chip tone={state === 'done' ? 'positive' : 'neutral'}>{t(`state.${state}`)}</Chip>
      ),
      onPhone: 'end',
    },
    {
      id: 'rows',
      header: t('column.rows'),
      isNumeric: true,
      cell: ({ counts }) => number(counts.rows),
      onPhone: 'hidden',
    },
    { id: 'by', header: t('column.by'), cell: ({ started_by }) => started_by, onPhone: 'hidden' },
    {
      id: 'day',
      header: t('column.day'),
      sort: 'created_at',
      cell: ({ created_at }) => `${date(new Date(created_at))} ${time(new Date(created_at))}`,
    },
  ]
}
