import type { Building } from '@hearthlight/domain/buildings/building'
import type { BuildingField } from '@hearthlight/domain/buildings/building-fields'
import { changedValues, shownValues } from '@hearthlight/domain/buildings/building-values'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeBuilding, rememberBuilding } from '../../api/buildings-api.ts'
import { FormView } from '../../forms/form-view.tsx'
import { useAskedField } from '../../forms/use-asked-field.ts'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { notify } from '../../platform/notices.ts'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './edit-building-form.module.css'
import { useBuildingDoubts } from './use-building-doubts.ts'
import { useBuildingFields } from './use-building-fields.ts'
import { useNewerRecord } from './use-newer-record.ts'
import { useYearDoubt } from './use-year-doubt.tsx'

type Meanwhile = {
  readonly overwritten: readonly BuildingField[]
  readonly changed: readonly BuildingField[]
}

export function EditBuildingForm({ building }: { building: Building }) {
  const { t } = useTranslation('buildings')
  const { updateBuilding } = useFeatures()
  const { utilities } = usePartner().settings
  const [basis, setBasis] = useState(building)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const year = useYearDoubt(basis.construction_year)
  const save = async (values: FieldValues) => {
    if (year.asksAbout(values)) return
    const saved = await changeBuilding(building.id, changedValues(values, basis, utilities), basis.revision)
    setBasis(saved)
    setMeanwhile({ overwritten: saved.overwritten, changed: saved.changed_elsewhere })
    rememberBuilding(saved)
    notify({ tone: 'positive', text: t('form.saved') })
  }
  const form = useQuestionForm({
    id: 'building',
    record: building.id,
    under: 'building',
    questions: useQuestions(useBuildingFields()),
    known: shownValues(building, utilities),
    save,
  })
  useAskedField()
  useNewerRecord(building, basis, form, (changed) => {
    setBasis(building)
    setMeanwhile({ overwritten: [], changed })
  })
  return (
    <>
      {!updateBuilding && <Notice>{t('form.read_only')}</Notice>}
      <FormView
        form={form}
        words={{ ...useBuildingDoubts(form), ...year.words }}
        submitLabel={t('form.save')}
        isReadOnly={!updateBuilding}
      />
      <ChangedElsewhere meanwhile={meanwhile} onDismiss={() => setMeanwhile(undefined)} />
    </>
  )
}

/**
 * Two tabs edit one building: the later save wins per field, and whoever is left behind is told, at the foot of the
 * window as long as the end of the form is below it, so that nothing moves under the person's hands.
 */
function ChangedElsewhere({
  meanwhile,
  onDismiss,
}: {
  meanwhile: Meanwhile | undefined
  onDismiss: () => void
}) {
  const { t } = useTranslation('buildings')
  const words = (fields: readonly BuildingField[]) => fields.map((field) => t(`field.${field}`)).join(', ')
  if (meanwhile === undefined || meanwhile.overwritten.length + meanwhile.changed.length === 0) return null
  return (
    <div role="status" className={styles.elsewhere}>
      <Notice tone="caution" title={t('elsewhere.title')} onDismiss={onDismiss}>
        {meanwhile.overwritten.length > 0 && (
          <p>{t('elsewhere.overwritten', { fields: words(meanwhile.overwritten) })}</p>
        )}
        {meanwhile.changed.length > 0 && (
          <p>{t('elsewhere.changed', { fields: words(meanwhile.changed) })}</p>
        )}
      </Notice>
    </div>
  )
}
