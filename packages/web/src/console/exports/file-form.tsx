import { EXPORT_DAYS, EXPORT_KINDS } from '@hearthlight/domain/exports/export-file'
import { EXPORT_RHYTHMS, type ExportRhythm, SCHEDULE_HOUR } from '@hearthlight/domain/exports/export-schedule'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioGroup } from '../../ui/fields/choices/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Block } from '../kit/block.tsx'
import type { Chosen } from './chosen.ts'
import styles from './exports.module.css'

const ONCE = 'once'

type Props = {
  chosen: Chosen
  choose: (next: Partial<Chosen>) => void
  /** Undefined for one that is made once, now. */
  rhythm: ExportRhythm | undefined
  setRhythm: (rhythm: ExportRhythm | undefined) => void
  purpose: string
  setPurpose: (purpose: string) => void
  error: string | undefined
  /** Whom the file tells of. */
  people: number
}

/** As which file, how often, and what for. */
export function FileForm({ chosen, choose, rhythm, setRhythm, purpose, setPurpose, error, people }: Props) {
  const { t } = useTranslation('admin-exports')
  const { number } = useFormats()
  const hour = `${SCHEDULE_HOUR}:00`
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
        <RadioGroup
          name="rhythm"
          label={t('when_made')}
          layout="list"
          value={rhythm ?? ONCE}
          onChange={(next) => setRhythm(EXPORT_RHYTHMS.find((known) => known === next))}
          choices={[
            { value: ONCE, label: t('once'), hint: t('once_hint') },
            ...EXPORT_RHYTHMS.map((value) => ({
              value,
              label: t(`rhythm.${value}`, { hour }),
              ...(value === rhythm && { hint: t('rhythm_hint') }),
            })),
          ]}
        />
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
