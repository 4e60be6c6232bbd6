import type { ApplicationState } from '@hearthlight/domain/programs/application-state'
import { ProgramShape } from '@hearthlight/domain/programs/definition/program-definition'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { totalIncentive } from '@hearthlight/domain/programs/measures/measure-incentive'
import { navigateSteps } from '@hearthlight/domain/programs/steps/navigate-steps'
import { stepProgress } from '@hearthlight/domain/programs/steps/step-progress'
import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../platform/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/fields/select.tsx'
import { StateBox } from '../../kit/list-states.tsx'
import styles from './preview.module.css'
import { PreviewStep } from './preview-step.tsx'

const NOTHING: ApplicationState = {
  answers: {},
  measures: [],
  files: {},
  contactId: null,
  acceptedTerms: [],
  facts: {},
}

/** A walk through the draft as an applicant: the rules of the real steps, and nothing is stored anywhere. */
export function ProgramPreview({
  document,
  languages,
}: {
  document: DraftDocument
  languages: readonly Language[]
}) {
  const { t } = useTranslation('admin-programs')
  const formats = useFormats()
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'en')
  const [state, setState] = useState(NOTHING)
  const [current, setCurrent] = useState<string>()
  const program = useMemo(() => ProgramShape.safeParse(document).data, [document])
  if (program === undefined)
    return (
      <StateBox title={t('preview.not_yet')}>
        <p>{t('preview.not_yet_text')}</p>
      </StateBox>
    )
  const say = sayIn(language, program.languages)
  const steps = stepProgress(program, state)
  const at = navigateSteps(steps, { nav: 'cs', cn: current, curStep: current === undefined ? 1 : undefined })
  const shown = steps[at]
  const goOn = (from: string, next: ApplicationState) => {
    setState(next)
    const after = stepProgress(program, next)
    setCurrent(after[navigateSteps(after, { nav: 'ns', cn: from })]?.step.id ?? 'end')
  }
  const isEnd = current === 'end' || shown === undefined
  const { totalCents } = totalIncentive(program, state)
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <div className={styles.bar}>
        <Select
          label={t('preview.language')}
          value={language}
          placeholder={null}
          options={languages.map((each) => ({ value: each, label: t(`language.${each}`) }))}
          onChange={(next) => setLanguage(languages.find((each) => each === next) ?? language)}
        />
        <Button
          variant="secondary"
          size="s"
          onClick={() => {
            setState(NOTHING)
            setCurrent(undefined)
          }}
        >
          {t('preview.again')}
        </Button>
      </div>
      <div className={styles.page}>
        <p className="small muted">{say(program.name)}</p>
        <ol className={styles.steps}>
          {steps.map(({ step, isComplete }, index) => (
            <li key={step.id} aria-current={!isEnd && index === at ? 'step' : undefined}>
              {say(step.name)} {isComplete && <span className="visually-hidden">{t('preview.done')}</span>}
            </li>
          ))}
        </ol>
        {isEnd ? (
          <h2>{say(program.finish_message) || t('preview.finished')}</h2>
        ) : (
          <>
            <h2>{t('preview.step', { number: at + 1, total: steps.length, name: say(shown.step.name) })}</h2>
            {shown.step.instructions !== undefined && <p>{say(shown.step.instructions)}</p>}
            <PreviewStep
              key={`${shown.step.id} ${language} ${JSON.stringify(program).length}`}
              {...{ program, state, language }}
              step={shown.step}
              done={(next) => goOn(shown.step.id, next)}
            />
          </>
        )}
        {program.cart !== undefined && (
          <p className={styles.total}>
            {say(program.cart.total_label)} <b className="num">{formats.money(totalCents / 100, 2)}</b>
          </p>
        )}
      </div>
    </section>
  )
}
