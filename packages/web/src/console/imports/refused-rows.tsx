import type { AccountImport } from '@hearthlight/domain/accounts/import/account-import'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/files/save-file.ts'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { importsApi, type RowsWanted, refusedRowsQuery } from '../api/imports-api.ts'
import { Block } from '../kit/block.tsx'
import { DataTable } from '../kit/list/data-table.tsx'
import styles from './imports.module.css'

type Kind = AccountImport['refused_by'][number]
type Props = { id: string; found: AccountImport }

/** The rows that cannot be taken: by what is wrong with them, page by page, and all as a file to repair. */
export function RefusedRows({ id, found }: Props) {
  const { t } = useTranslation('admin-imports')
  const { number } = useFormats()
  const [kind, setKind] = useState<Kind | null>(null)
  const [after, setAfter] = useState(0)
  const download = useMutation({
    mutationFn: () => importsApi.refusedFile(id),
    onSuccess: (file) => saveFile(file, t('csv.name')),
  })
  const choose = (chosen: Kind | null) => {
    setKind(chosen)
    setAfter(0)
  }
  const problem = useProblemWords()
  return (
    <Block
      title={t('rows_title')}
      actions={
        <Button variant="secondary" size="s" isPending={download.isPending} onClick={() => download.mutate()}>
          {t('download', { count: number(found.counts.refused) as never })}
        </Button>
      }
    >
      <div role="alert">
        {download.error !== null && <Notice tone="danger">{download.error.message}</Notice>}
      </div>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t('filter')}</legend>
        <button type="button" aria-pressed={kind === null} onClick={() => choose(null)}>
          {t('all')} <b className="num">{number(found.counts.refused)}</b>
        </button>
        {found.refused_by.map((each) => (
          <button
            key={`${each.kind} ${each.field}`}
            type="button"
            aria-pressed={kind?.kind === each.kind && kind.field === each.field}
            onClick={() => choose(each)}
          >
            {problem(each)} <b className="num">{number(each.count)}</b>
          </button>
        ))}
      </fieldset>
      <Rows
        id={id}
        refused={found.counts.refused}
        wanted={{
          after,
          ...(kind && { kind: kind.kind }),
          ...(kind?.field && { field: kind.field }),
        }}
        onPage={setAfter}
      />
    </Block>
  )
}

type RowsProps = { id: string; refused: number; wanted: RowsWanted; onPage: (after: number) => void }

const PAGE = 50

function Rows({ id, refused, wanted, onPage }: RowsProps) {
  const { t } = useTranslation('admin-imports')
  const { number } = useFormats()
  const problem = useProblemWords()
  const { data: rows, error } = useQuery(refusedRowsQuery(id, wanted, refused))
  if (error !== null) return <Notice tone="danger">{error.message}</Notice>
  if (rows === undefined) return <Skeleton lines={4} />
  return (
    <>
      <DataTable
        caption={t('rows_title')}
        rows={rows}
        rowName={({ row }) => String(row)}
        columns={[
          {
            id: 'row',
            header: t('column.row'),
            isNumeric: true,
            onPhone: 'named',
            cell: ({ row }) => number(row),
          },
          { id: 'account', header: t('column.account'), cell: ({ account }) => account },
          { id: 'problem', header: t('column.problem'), cell: problem },
          {
            id: 'value',
            header: t('column.value'),
            onPhone: 'named',
            cell: ({ value }) => <code>{value === '' ? t('empty_value') : value}</code>,
          },
        ]}
      />
      <div className={styles.pages}>
        {wanted.after > 0 && (
          <Button variant="quiet" size="s" onClick={() => onPage(0)}>
            {t('first')}
          </Button>
        )}
        {rows.length === PAGE && (
          <Button variant="quiet" size="s" onClick={() => onPage(rows.at(-1)?.row ?? 0)}>
            {t('next')}
          </Button>
        )}
      </div>
    </>
  )
}

function useProblemWords() {
  const { t } = useTranslation('admin-imports')
  return ({ kind, field }: Pick<Kind, 'kind' | 'field'>) =>
    t(`problem_of.${kind}`, { field: field === null ? '' : t(`target.${field}`) })
}
