import { MEASURE_IDS, type MeasureId } from '@hearthlight/engine/measures'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { savingsApi } from '../../api/savings-api.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/checkbox-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './savings.module.css'

type Props = { buildingId: string; onDone?: () => void }

/** Which work was done, and between which days. */
export function WorkForm({ buildingId, onDone }: Props) {
  const { t } = useTranslation(['meters', 'assessment'])
  const [measures, setMeasures] = useState<readonly string[]>([])
  const [begins, setBegins] = useState('')
  const [ends, setEnds] = useState('')
  const saving = useMutation({
    mutationFn: () => savingsApi.saveWork(buildingId, { begins, ends, measure_ids: measures as MeasureId[] }),
    onSuccess: () => onDone?.(),
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <CheckboxGroup
        label={t('meters:savings.work.what')}
        value={measures}
        onChange={setMeasures}
        choices={MEASURE_IDS.map((value) => ({ value, label: t(`assessment:measure.${value}.title`) }))}
      />
      <TextField
        label={t('meters:savings.work.begins')}
        description={t('meters:savings.work.begins_hint')}
        type="date"
        value={begins}
        onChange={setBegins}
      />
      <TextField
        label={t('meters:savings.work.ends')}
        description={t('meters:savings.work.ends_hint')}
        type="date"
        value={ends}
        onChange={setEnds}
      />
      <Button
        type="submit"
        isDisabled={measures.length === 0 || begins === '' || ends === ''}
        isPending={saving.isPending}
      >
        {t('meters:savings.work.save')}
      </Button>
      <div role="alert">{saving.error !== null && <Notice tone="danger">{saving.error.message}</Notice>}</div>
    </form>
  )
}
