import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/fields/file-field.tsx'
import { Table } from '../../ui/figures/table.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { importWeather, weatherStationsQuery } from '../api/savings-api.ts'
import { Block } from '../kit/block.tsx'

/** The weather that savings are measured by: what each station has and lacks, and a file that brings more. */
export function Weather() {
  const { t } = useTranslation('admin-homes')
  const { data: stations = [], isPending } = useQuery(weatherStationsQuery)
  return (
    <Block title={t('savings.weather')} note={t('savings.weather_note')}>
      {stations.length > 0 && (
        <Table
          caption={t('savings.weather')}
          isCaptionHidden
          density="dense"
          rows={stations}
          rowId={({ id }) => id}
          columns={[
            { id: 'name', header: t('savings.station'), cell: ({ name, id }) => `${name} (${id})` },
            {
              id: 'years',
              header: t('savings.known'),
              cell: ({ first_year, last_year, days }) =>
                first_year === null ? '–' : t('savings.days_of', { count: days, first_year, last_year }),
            },
            {
              id: 'missing',
              header: t('savings.missing'),
              isWide: true,
              cell: ({ missing }) => missing.join(', '),
            },
            { id: 'homes', header: t('savings.works_there'), isNumeric: true, cell: ({ homes }) => homes },
          ]}
        />
      )}
      {isPending ? <Skeleton lines={4} /> : <Bringing />}
    </Block>
  )
}

/** First what the file would bring, row by row, then the bringing. */
function Bringing() {
  const { t } = useTranslation('admin-homes')
  const [file, setFile] = useState<{ readonly name: string; readonly csv: string } | null>(null)
  const checking = useMutation({ mutationFn: (csv: string) => importWeather(csv, true) })
  const bringing = useMutation({
    mutationFn: () => importWeather(file?.csv ?? '', false),
    onSuccess: () => checking.reset(),
  })
  const choose = async (chosen: File | undefined) => {
    const csv = (await chosen?.text()) ?? ''
    bringing.reset()
    checking.reset()
    setFile(chosen === undefined ? null : { name: chosen.name, csv })
    if (csv !== '') checking.mutate(csv)
  }
  const result = bringing.data ?? checking.data
  const error = bringing.error ?? checking.error
  return (
    <>
      <FileField
        label={t('savings.file')}
        accept=".csv,text/csv"
        files={file === null ? [] : [file.name]}
        onAdd={([chosen]) => void choose(chosen)}
        onRemove={() => void choose(undefined)}
      />
      {(checking.data?.days ?? 0) > 0 && (
        <Button isPending={bringing.isPending} onClick={() => bringing.mutate()}>
          {t('savings.bring')}
        </Button>
      )}
      <div role="alert">{error !== null && <Notice tone="danger">{error.message}</Notice>}</div>
      <div role="status">
        {result !== undefined && (
          <Notice tone={result.refused === 0 ? 'positive' : 'caution'}>
            {bringing.data !== undefined && `${t('savings.brought')} `}
            {t('savings.result', { ...result, stations: result.stations.length })}
          </Notice>
        )}
      </div>
      {result !== undefined && result.errors.length > 0 && (
        <Table
          caption={t('savings.refused')}
          density="dense"
          rows={result.errors}
          rowId={({ row }) => String(row)}
          columns={[
            { id: 'row', header: t('savings.row'), cell: ({ row }) => row },
            { id: 'message', header: t('savings.row_error'), cell: ({ message }) => message },
          ]}
        />
      )}
    </>
  )
}
