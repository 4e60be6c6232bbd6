import { dayIn } from '@hearthlight/domain/shared/day-in'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

/** The day by which something is to be answered, where one is said. */
export function useAnswerByField() {
  const { t } = useTranslation('admin-application')
  const { time_zone } = usePartner()
  const [day, setDay] = useState('')
  const isPast = day !== '' && day < dayIn(time_zone, new Date())
  return {
    isPast,
    answerBy: day === '' ? {} : { answer_by: day },
    field: (
      <TextField
        type="date"
        label={t('ask.answer_by')}
        labelNote={t('move.optional')}
        description={t('ask.answer_by_hint')}
        value={day}
        onChange={setDay}
        error={isPast ? t('ask.answer_by_past') : undefined}
      />
    ),
  }
}
