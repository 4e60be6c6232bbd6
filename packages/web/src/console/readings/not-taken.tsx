import type { ReadingImport } from '@hearthlight/domain/meters/supplied/reading-import'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/files/save-file.ts'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { notTakenQuery, readingsApi } from '../api/readings-api.ts'
import { Block } from '../kit/block.tsx'
import { CallError } from '../kit/call-error.tsx'
import { DataTable } from '../kit/list/data-table.tsx'
import { Counts } from '../shared/counts.tsx'

/** The meters of which nothing is stored: how many by which reason, the first of them, and all as a file. */
export function NotTaken({ id, found }: { readonly id: string; readonly found: ReadingImport }) {
  const { t } = useTranslation('admin-readings')
  const { number } = useFormats()
  const { data: rows = [], error } = useQuery(notTakenQuery(id, found))
  const download = useMutation({
    mutationFn: () => readingsApi.notTakenFile(id),
    onSuccess: (file) => saveFile(file, t('csv.name')),
  })
  return (
    <Block
      title={t('not_taken')}
      note={t('not_taken_text')}
      actions={
        <Button variant="secondary" size="s" isPending={download.isPending} onClick={() => download.mutate()}>
          {t('download')}
        </Button>
      }
    >
      <div role="alert">
        {download.error !== null && <Notice tone="danger">{download.error.message}</Notice>}
      </div>
      <Counts
        counted={found.not_taken.map(({ why, count }) => ({
          id: why,
          name: t(`why.${why}`),
          count,
          tone: 'danger',
        }))}
      />
      <CallError error={error} />
      <DataTable
        caption={t('not_taken')}
        rows={rows}
        rowName={({ account_number, meter }) => `${account_number} ${meter}`}
        columns={[
          { id: 'account', header: t('csv.account_number'), cell: ({ account_number }) => account_number },
          {
            id: 'site',
            header: t('csv.site_number'),
            onPhone: 'named',
            cell: ({ site_number, address }) => (site_number === '' ? address : site_number),
          },
          { id: 'meter', header: t('csv.meter'), onPhone: 'named', cell: ({ meter }) => meter },
          {
            id: 'readings',
            header: t('csv.readings'),
            isNumeric: true,
            onPhone: 'named',
            cell: ({ readings }) => number(readings),
          },
          { id: 'why', header: t('csv.why'), isWide: true, cell: ({ why }) => t(`why.${why}`) },
        ]}
      />
    </Block>
  )
}
