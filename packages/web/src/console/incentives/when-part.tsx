import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { Switch } from '../../ui/fields/switch.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { controlName, useEditing } from '../editor/editing.ts'
import { TypedNumber } from '../editor/fields/typed-decimal.tsx'
import { Block } from '../kit/block.tsx'
import { useEntryFields } from './entry-fields.tsx'
import styles from './incentive.module.css'

const LIMITS = ['building_quantity_limitation', 'user_quantity_limitation'] as const
const NO_DAYS = { start_at: null, end_at: null }
const NO_LIMIT = { active: false, max: 0, fiscal_year: NO_DAYS }

/** When it is open, and how often one home or one person may have it. */
export function WhenPart() {
  const { document } = useEditing()
  const { t } = useTranslation('admin-programs')
  const { own } = useEntryFields()
  const isActive = valueAt(document, ['incentive', 'is_active']) !== false
  return (
    <Block title={t('incentive_part.when')} note={t('incentive_part.note.when')}>
      <div className={styles.three}>
        <Days path={['incentive', 'date_range']} />
        <OnOff path={['incentive', 'is_active']} value={isActive} label={t('field.is_active')} />
      </div>
      <table className={styles.limits}>
        <caption className="visually-hidden">{t('limits.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('limits.limit')}</th>
            <th scope="col">{t('field.active')}</th>
            <th scope="col">{t('limits.at_most')}</th>
            <th scope="col">{t('limits.in')}</th>
          </tr>
        </thead>
        <tbody>
          {LIMITS.map((key) => (
            <Limit key={key} name={key} />
          ))}
        </tbody>
      </table>
      {own('quantity_question')}
    </Block>
  )
}

function Limit({ name }: { name: (typeof LIMITS)[number] }) {
  const { document, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const path: JsonPath = ['incentive', name]
  const found = valueAt(document, path)
  const limit = isObject(found) ? found : NO_LIMIT
  const label = t(`field.${name}`)
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Switch
          label={label}
          isLabelHidden
          name={controlName([...path, 'active'])}
          value={limit['active'] === true}
          onChange={(active) => change(path, { ...limit, active })}
        />
      </td>
      <td data-l={t('limits.at_most')}>
        <TypedNumber
          label={`${label}, ${t('limits.at_most')}`}
          isLabelHidden
          name={controlName([...path, 'max'])}
          error={defectAt([...path, 'max'])}
          size={3}
          value={limit['max']}
          onChange={(max) => change(path, { ...limit, max })}
        />
      </td>
      <td>
        <div className={styles.days}>
          <Days
            path={[...path, 'fiscal_year']}
            of={label}
            put={(fiscal_year) => change(path, { ...limit, fiscal_year })}
          />
        </div>
      </td>
    </tr>
  )
}

type DaysProps = {
  path: JsonPath
  /** What the days are of, where the column says the rest. */
  of?: string
  put?: (days: unknown) => void
}

/** From and until; an end that is left empty is open. */
function Days({ path, of, put }: DaysProps) {
  const { document, change, defectAt } = useEditing()
  const { t } = useTranslation('admin-programs')
  const found = valueAt(document, path)
  const days = isObject(found) ? found : NO_DAYS
  const give = put ?? ((next) => change(path, next))
  return (['start_at', 'end_at'] as const).map((key) => (
    <TextField
      key={key}
      type="date"
      label={of === undefined ? t(`field.${key}`) : `${of}, ${t(`field.${key}`)}`}
      isLabelHidden={of !== undefined}
      name={controlName([...path, key])}
      error={defectAt([...path, key])}
      value={typeof days[key] === 'string' ? days[key] : ''}
      onChange={(day) => give({ ...days, [key]: day === '' ? null : day })}
    />
  ))
}

type OnOffProps = { path: JsonPath; value: boolean; label: string }

export function OnOff({ path, value, label }: OnOffProps) {
  const { change, defectAt } = useEditing()
  return (
    <Switch
      label={label}
      name={controlName(path)}
      error={defectAt(path)}
      value={value}
      onChange={(is) => change(path, is)}
    />
  )
}
