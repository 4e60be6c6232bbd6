import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Block } from '../kit/block.tsx'
import { DataTable } from '../kit/data-table.tsx'
import styles from './payments.module.css'
import { batchesQuery } from './payments-api.ts'

/** The files that have left, each with the checksum that says whether it arrived as it was. */
export function Batches() {
  const { t } = useTranslation('payments')
  const { money, date } = useFormats()
  const { data } = useQuery(batchesQuery)
  if (data === undefined) return null
  return (
    <Block title={t('screen.batches')}>
      {data.length === 0 ? (
        <p className="muted">{t('screen.no_batches')}</p>
      ) : (
        <DataTable
          caption={t('screen.batches')}
          rows={data}
          rowName={({ number }) => String(number)}
          columns={[
            {
              ...{ id: 'number', header: t('screen.batch') },
              cell: ({ number, url }) => (
                <a href={url} download>
                  {t('screen.download', { number })}
                </a>
              ),
            },
            {
              ...{ id: 'lines', header: t('screen.lines'), isWide: true },
              cell: ({ lines, total, by }) =>
                t('screen.batch_line', { count: lines, total: money(Number(total), 2), by }),
            },
            {
              ...{ id: 'checksum', header: t('screen.checksum') },
              cell: ({ sha256 }) => <code className={styles.checksum}>{sha256}</code>,
            },
            {
              ...{ id: 'created', header: t('screen.created') },
              cell: ({ created_at }) => date(new Date(created_at)),
            },
          ]}
        />
      )}
    </Block>
  )
}
