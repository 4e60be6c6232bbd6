import { EXPORT_DAYS, EXPORT_KINDS } from '@hearthlight/domain/outward/export-file'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Block } from '../kit/block.tsx'
import type { Chosen } from './chosen.ts'
import styles from './exports.module.css'

type Props = {
  chosen: Chosen
  choose: (next: Partial<Chosen>) => void
  purpose: string
  setPurpose: (purpose: string) => void
  error: string | undefined
  /** Whom the file tells of. */
  people: number
}

/** As which file, and what for. */
export function FileForm({ chosen, choose, purpose, setPurpose, error, people }: Props) {
  const { t } = useTranslation('admin-exports')
  const { number } = useFormats()
  return (
    <Block title={t('how')}>
      <div className={styles.form}>
        <RadioGroup
          name="kind"
          label={t('file')}
          value={chosen.kind}
          onChange={(next) => choose({ kind: EXPORT_KINDS.find((known) => known === next) ?? 'csv' })}
          choices={EXPORT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        {chosen.kind === 'csv' && (
          <Checkbox
            name="bom"
            label={t('bom')}
            description={t('bom_hint')}
            value={chosen.bom}
            onChange={(bom) => choose({ bom })}
          />
        )}
        <TextField
          name="purpose"
          label={t('purpose')}
          description={t('purpose_hint')}
          value={purpose}
          onChange={setPurpose}
          maxLength={200}
          autoComplete="off"
          error={error}
          isRequired
        />
        <Notice>
          {people === 0
            ? t('nobody', { days: EXPORT_DAYS })
            : t('personal', { count: people, number: number(people), days: EXPORT_DAYS })}
        </Notice>
      </div>
    </Block>
  )
}
