import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/fields/file-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { paymentsApi } from '../api/payments-api.ts'
import { Block } from '../kit/block.tsx'
import styles from './payments.module.css'

/** Takes back what became of the payments: first what the file would do, row by row, then the doing. */
export function ImportPayments() {
  const { t } = useTranslation('payments')
  const [file, setFile] = useState<{ readonly name: string; readonly csv: string } | null>(null)
  const checking = useMutation({
    mutationFn: (text: string) => paymentsApi.import({ csv: text, is_dry_run: true }),
  })
  const applying = useMutation({
    mutationFn: () => paymentsApi.import({ csv: file?.csv ?? '', is_dry_run: false }),
    onSuccess: () => checking.reset(),
  })
  const choose = async (chosen: File | undefined) => {
    const csv = (await chosen?.text()) ?? ''
    applying.reset()
    checking.reset()
    setFile(chosen === undefined ? null : { name: chosen.name, csv })
    if (csv !== '') checking.mutate(csv)
  }
  const result = applying.data ?? checking.data
  const error = applying.error ?? checking.error
  const good = checking.data === undefined ? 0 : checking.data.paid + checking.data.failed
  return (
    <Block title={t('screen.import')} note={t('screen.import_text')}>
      <div className={styles.import}>
        <FileField
          label={t('screen.file')}
          accept=".csv,text/csv"
          files={file === null ? [] : [file.name]}
          onAdd={([chosen]) => void choose(chosen)}
          onRemove={() => void choose(undefined)}
        />
        {good > 0 && (
          <Button isPending={applying.isPending} onClick={() => applying.mutate()}>
            {t('screen.apply', { count: good })}
          </Button>
        )}
      </div>
      <div role="alert">{error !== null && <Notice tone="danger">{error.message}</Notice>}</div>
      <div role="status">
        {result !== undefined && (
          <Notice tone={result.errors.length === 0 ? 'positive' : 'caution'}>
            {applying.data !== undefined && `${t('screen.applied')} `}
            {t('screen.result', { ...result, errors: result.errors.length })}
          </Notice>
        )}
      </div>
      {result !== undefined && result.errors.length > 0 && (
        <table className={styles.errors}>
          <thead>
            <tr>
              <th scope="col">{t('screen.row_number')}</th>
              <th scope="col">{t('screen.row_error')}</th>
            </tr>
          </thead>
          <tbody>
            {result.errors.map(({ row, message }) => (
              <tr key={row}>
                <th scope="row" className="num">
                  {row}
                </th>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Block>
  )
}
