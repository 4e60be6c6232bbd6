import { columnsOf, EXPORT_NAMES, type ExportName } from '@hearthlight/domain/outward/export-columns'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { CheckboxGroup } from '../../../ui/fields/checkbox-group.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import styles from './exports.module.css'

const isName = (value: string): value is ExportName => EXPORT_NAMES.some((name) => name === value)

/** A table to take away: which one, which columns, of which days. The browser downloads it as it is written. */
export function ExportsScreen() {
  const { t } = useTranslation(['admin-exports', 'admin'])
  const [name, setName] = useState<ExportName>('applications')
  const [columns, setColumns] = useState<readonly string[]>(columnsOf('applications'))
  const [days, setDays] = useState({ from: '', to: '' })
  const [bom, setBom] = useState(false)
  const choose = (value: string) => {
    if (!isName(value)) return
    setName(value)
    setColumns(columnsOf(value))
  }
  const isNone = columns.length === 0
  return (
    <>
      <PageHead title={t('admin:section.exports')} sub={t('text')} />
      <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <Select
          name="what"
          label={t('what')}
          value={name}
          placeholder={null}
          onChange={choose}
          options={EXPORT_NAMES.map((value) => ({ value, label: t(value) }))}
        />
        <div className={styles.days}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              name={end}
              type="date"
              label={t(end)}
              value={days[end]}
              onChange={(value) => setDays({ ...days, [end]: value })}
            />
          ))}
        </div>
        <p className="small muted">{t('dates_hint')}</p>
        <CheckboxGroup
          name="columns"
          label={t('columns')}
          layout="row"
          value={columns}
          error={isNone ? t('choose_one') : undefined}
          onChange={setColumns}
          choices={columnsOf(name).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        />
        <Checkbox name="bom" label={t('bom')} value={bom} onChange={setBom} />
        {!isNone && (
          <div>
            <LinkButton href={addressOf(name, columns, days, bom)}>{t('download')}</LinkButton>
          </div>
        )}
      </form>
    </>
  )
}

function addressOf(
  name: ExportName,
  columns: readonly string[],
  { from, to }: { from: string; to: string },
  bom: boolean,
): string {
  const query = new URLSearchParams({
    columns: columnsOf(name)
      .filter((column) => columns.includes(column))
      .join(','),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(bom && { bom: 'true' }),
  })
  return `/api/admin/v1/exports/${name}?${query}`
}
