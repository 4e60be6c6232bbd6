import {
  COLUMN_ROLES,
  type ColumnRole,
  guessLayout,
  previewOf,
  type TableLayout,
} from '@hearthlight/domain/meters/tables/column-roles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { useMeterWords } from '../use-meter-words.ts'
import styles from './reading.module.css'
import { rememberedLayout } from './table-layouts.ts'

const SHOWN_ROWS = 4

type Rows = readonly (readonly string[])[]
type Props = { name: string; rows: Rows; onRead: (layout: TableLayout) => void }

/** A table that nobody has met: the person says which column is what, and sees how it would be read. */
export function TableMapper({ name, rows, onRead }: Props) {
  const { t } = useTranslation('energy-use')
  const title = useId()
  const [layout, setLayout] = useState(() => rememberedLayout(rows) ?? guessLayout(rows))
  const setRole = (column: number, role: ColumnRole) =>
    setLayout(({ roles, headingRow }) => ({ headingRow, roles: roles.with(column, role) }))
  const previews = usePreviews(layout, rows)
  return (
    <section className={styles.mapper} aria-labelledby={title}>
      <div>
        <h2 id={title}>{t('map.title')}</h2>
        <p className="muted">{t('map.text', { name })}</p>
      </div>
      <Columns layout={layout} rows={rows} onRole={setRole} />
      <dl className={styles.facts} aria-live="polite">
        <div>
          <dt>{t('map.read')}</dt>
          <dd className="num">{previews.length === 0 ? t('map.missing') : previews.join('; ')}</dd>
        </div>
      </dl>
      <p>
        <Button isDisabled={previews.length === 0} onClick={() => onRead(layout)}>
          {t('map.do')}
        </Button>
      </p>
    </section>
  )
}

function usePreviews(layout: TableLayout, rows: Rows): string[] {
  const { t } = useTranslation('energy-use')
  const { time_zone } = usePartner()
  const words = useMeterWords()
  const meters = previewOf(layout, rows, time_zone)?.meters ?? []
  return meters.map(({ fuel, direction, unit, readings, check }) => {
    const seconds = readings.seconds[0] ?? 0
    return t('map.preview', {
      meter: words.kind({ fuel, direction }),
      step: words.step(seconds > 25 * 3600 ? 0 : seconds > 22 * 3600 ? 86_400 : seconds),
      from: words.day(check.first),
      total: words.amount(check.total, unit),
    })
  })
}

type ColumnsProps = {
  layout: TableLayout
  rows: Rows
  onRole: (column: number, role: ColumnRole) => void
}

function Columns({ layout: { roles, headingRow }, rows, onRole }: ColumnsProps) {
  const { t } = useTranslation('energy-use')
  const headings = rows[headingRow - 1] ?? []
  const nameOf = (column: number) =>
    headings[column]?.trim() || t('map.nameless', { number: String(column + 1) })
  const options = COLUMN_ROLES.map((role) => ({ value: role, label: t(`map.role.${role}`) }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('map.caption')}>
      <table className={styles.columnsTable}>
        <caption className="visually-hidden">{t('map.caption')}</caption>
        <thead>
          <tr>
            {roles.map((role, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not change places
              <th key={column} scope="col">
                <span className={styles.heading}>{nameOf(column)}</span>
                <Select
                  label={t('map.column', { name: nameOf(column) })}
                  isLabelHidden
                  placeholder={null}
                  value={role}
                  options={options}
                  onChange={(value) => onRole(column, value as ColumnRole)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(headingRow, headingRow + SHOWN_ROWS).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows do not change places
            <tr key={index}>
              {roles.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not change places
                <td key={column} className="num">
                  {row[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
