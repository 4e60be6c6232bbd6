import type { ProgramSavings } from '@hearthlight/domain/savings/program/program-savings'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/fields/select.tsx'
import type { SavingsChoice } from '../api/savings-api.ts'

type Props = {
  choice: SavingsChoice
  onChange: (choice: SavingsChoice) => void
  known: ProgramSavings | undefined
}

/** Of which work the figures are; a choice offers what any work has. */
export function Choices({ choice, onChange, known }: Props) {
  const { t } = useTranslation(['admin-homes', 'assessment'])
  const years = (known?.years ?? []).map((year) => ({ value: String(year), label: String(year) }))
  const programs = (known?.programs ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const measures = (known?.measures ?? []).map((id) => ({
    value: id,
    label: t(`assessment:measure.${id as 'air_sealing'}.title`),
  }))
  return (
    <>
      <Select
        label={t('admin-homes:savings.year')}
        value={choice.year}
        onChange={(year) => onChange({ ...choice, year })}
        placeholder={t('admin-homes:savings.all_years')}
        options={years}
      />
      {programs.length > 0 && (
        <Select
          label={t('admin-homes:savings.program')}
          value={choice.program}
          onChange={(program) => onChange({ ...choice, program })}
          placeholder={t('admin-homes:savings.all_programs')}
          options={programs}
        />
      )}
      <Select
        label={t('admin-homes:savings.measure')}
        value={choice.measure}
        onChange={(measure) => onChange({ ...choice, measure })}
        placeholder={t('admin-homes:savings.all_measures')}
        options={measures}
      />
    </>
  )
}
