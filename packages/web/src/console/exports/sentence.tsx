import {
  conditionColumns,
  EXPORT_NAMES,
  type ExportName,
  usualColumns,
} from '@hearthlight/domain/exports/export-columns'
import type { ExportOptions } from '@hearthlight/domain/exports/export-file'
import { PAYMENT_STATUSES } from '@hearthlight/domain/payments/payment'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type Chosen, hasFrom, hasTo, NO_CONDITION, WHENS } from './chosen.ts'
import { Condition } from './condition.tsx'
import styles from './exports.module.css'

type Props = { chosen: Chosen; options: ExportOptions; choose: (next: Partial<Chosen>) => void }

/** What is taken, as one sentence. */
export function Sentence({ chosen, options, choose }: Props) {
  const { t } = useTranslation(['admin-exports', 'payments'])
  const { what } = chosen
  const statuses =
    what === 'payments'
      ? PAYMENT_STATUSES.map((value) => ({ value, label: t(`payments:screen.state.${value}`) }))
      : options.statuses
  return (
    <div className={styles.sentence}>
      <Trans
        ns="admin-exports"
        i18nKey={`sentence.${what}`}
        components={{
          what: (
            <Select
              name="what"
              label={t('label.what')}
              isLabelHidden
              value={what}
              placeholder={null}
              onChange={(next) => {
                const name = EXPORT_NAMES.find((known) => known === next) ?? what
                choose({ what: name, columns: usualColumns(name), source: '', status: '', and: NO_CONDITION })
              }}
              options={EXPORT_NAMES.map((value: ExportName) => ({ value, label: t(`what.${value}`) }))}
            />
          ),
          source: (
            <Select
              name="source"
              label={t('label.source')}
              isLabelHidden
              value={chosen.source}
              placeholder={t('any_source')}
              onChange={(source) => choose({ source })}
              options={options.sources}
            />
          ),
          when: <Days chosen={chosen} choose={choose} />,
          status: (
            <Select
              name="status"
              label={t('label.status')}
              isLabelHidden
              value={chosen.status}
              placeholder={t('any_status')}
              onChange={(status) => choose({ status })}
              options={statuses}
            />
          ),
        }}
      />
      {chosen.and.column === '' ? (
        <Button
          variant="quiet"
          icon="plus"
          iconPlace="start"
          onClick={() => choose({ and: { ...NO_CONDITION, column: conditionColumns(what)[0] ?? '' } })}
        >
          {t('and.add')}
        </Button>
      ) : (
        <Condition chosen={chosen} choose={choose} />
      )}
    </div>
  )
}

function Days({ chosen, choose }: Omit<Props, 'options'>) {
  const { t } = useTranslation('admin-exports')
  const day = (end: 'from' | 'to') => (
    <TextField
      name={end}
      type="date"
      label={t(`label.${end}`)}
      isLabelHidden
      value={chosen[end]}
      onChange={(value) => choose({ [end]: value })}
    />
  )
  return (
    <div className={styles.days}>
      <Select
        name="when"
        label={t('label.when')}
        isLabelHidden
        value={chosen.when}
        placeholder={null}
        onChange={(next) => choose({ when: WHENS.find((known) => known === next) ?? 'any' })}
        options={WHENS.map((value) => ({ value, label: t(`when.${value}`) }))}
      />
      {hasFrom(chosen.when) && day('from')}
      {chosen.when === 'between' && <span>{t('until_word')}</span>}
      {hasTo(chosen.when) && day('to')}
    </div>
  )
}
