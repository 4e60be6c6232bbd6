import { ownField } from '@hearthlight/domain/forms/field-definition'
import { CHANGE_KINDS } from '@hearthlight/domain/savings/home-savings'
import { useMutation } from '@tanstack/react-query'
import { savingsApi, type WorkSavings } from '../../api/savings-api.ts'
import { FormView } from '../../forms/form-view.tsx'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { Button } from '../../ui/button.tsx'
import styles from './savings.module.css'
import { useSavingsWords } from './use-savings-words.ts'

/** What else changed at the home: a measured saving holds only if nothing else did. */
export function Changes({ work, isFirst }: { work: WorkSavings; isFirst: boolean }) {
  const { t, day } = useSavingsWords()
  const removing = useMutation({ mutationFn: (id: string) => savingsApi.removeChange(id) })
  return (
    <section className="section section--ruled" id={isFirst ? 'what-changed' : undefined}>
      <div className={`page ${styles.halves}`}>
        <div className={styles.text}>
          <h2>{t('savings.changes.title')}</h2>
          <p className="muted">{t('savings.changes.text')}</p>
        </div>
        <div className={styles.text}>
          {work.changes.length === 0 && <p>{t('savings.changes.none')}</p>}
          <ul className={styles.list}>
            {work.changes.map((change) => (
              <li key={change.id}>
                <span>
                  <b>{t(`savings.change.${change.kind}`)}</b>, {day(change.day)}
                  {change.is_within && <small className="muted"> {t('savings.changes.within')}</small>}
                </span>
                <Button
                  variant="quiet"
                  size="s"
                  isDisabled={removing.isPending}
                  onClick={() => removing.mutate(change.id)}
                  aria-label={t('savings.changes.remove_of', { what: t(`savings.change.${change.kind}`) })}
                >
                  {t('savings.changes.remove')}
                </Button>
              </li>
            ))}
          </ul>
          <Telling buildingId={work.building_id} />
        </div>
      </div>
    </section>
  )
}

const FIELDS = [
  ownField({
    name: 'kind',
    type: 'select',
    label: 'meters:savings.changes.what',
    required: true,
    options: CHANGE_KINDS.map((value) => ({ value, label: `meters:savings.change.${value}` })),
  }),
  ownField({ name: 'day', type: 'date', label: 'meters:savings.changes.when', required: true }),
]

function Telling({ buildingId }: { buildingId: string }) {
  const { t } = useSavingsWords()
  const form = useQuestionForm({
    id: 'home-changed',
    record: buildingId,
    questions: useQuestions(FIELDS),
    save: async ({ kind, day }) => {
      const told = CHANGE_KINDS.find((known) => known === kind)
      if (told !== undefined) await savingsApi.saveChange(buildingId, { kind: told, day: String(day) })
      form.reopen()
    },
  })
  return <FormView form={form} submitLabel={t('savings.changes.tell')} submitVariant="secondary" />
}
