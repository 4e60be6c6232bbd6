import { conditionColumns } from '@hearthlight/domain/exports/export-columns'
import { CONDITION_TESTS } from '@hearthlight/domain/exports/export-file'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type Chosen, NO_CONDITION } from './chosen.ts'
import { useColumnName } from './column-groups.tsx'
import styles from './exports.module.css'
import { useValueWords } from './use-value-words.ts'

type Props = { chosen: Chosen; choose: (next: Partial<Chosen>) => void }

/** One more thing that must hold. What the file says in words is chosen by these; the rest is typed. */
export function Condition({ chosen: { what, and }, choose }: Props) {
  const { t } = useTranslation('admin-exports')
  const nameOf = useColumnName(what, [])
  const words = useValueWords(what, and.column)
  // A view that was kept before there were words may ask for a part of a code.
  const isChosen = words !== undefined && and.test !== 'contains'
  const tests = CONDITION_TESTS.filter((test) => !isChosen || test !== 'contains')
  const value = {
    name: 'value',
    label: t('and.value'),
    isLabelHidden: true,
    value: and.value,
    onChange: (value: string) => choose({ and: { ...and, value } }),
  }
  return (
    <div className={styles.days}>
      <span>{t('and.word')}</span>
      <Select
        name="and"
        label={t('and.column')}
        isLabelHidden
        value={and.column}
        placeholder={null}
        onChange={(column) => choose({ and: { ...NO_CONDITION, column } })}
        options={conditionColumns(what).map((value) => ({ value, label: nameOf(value) }))}
      />
      <Select
        name="test"
        label={t('and.test')}
        isLabelHidden
        value={and.test}
        placeholder={null}
        onChange={(next) =>
          choose({ and: { ...and, test: CONDITION_TESTS.find((known) => known === next) ?? 'is' } })
        }
        options={tests.map((value) => ({ value, label: t(`and.tests.${value}`) }))}
      />
      {isChosen ? (
        <Select {...value} options={words} />
      ) : (
        <TextField {...value} maxLength={100} autoComplete="off" />
      )}
      <Button variant="quiet" icon="close" iconPlace="start" onClick={() => choose({ and: NO_CONDITION })}>
        {t('and.remove')}
      </Button>
    </div>
  )
}
