import { isMet } from '@hearthlight/domain/forms/condition'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import { liveFacts } from '@hearthlight/domain/programs/live-facts'
import { offeredMeasures } from '@hearthlight/domain/programs/measures/offered-measures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../platform/markdown.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/fields/checkbox.tsx'
import { CheckboxGroup } from '../../../../ui/fields/checkbox-group.tsx'
import styles from './preview.module.css'
import { PreviewMeasures } from './preview-measures.tsx'
import type { PreviewProps } from './preview-props.ts'
import { PreviewQuestions } from './preview-questions.tsx'

/** One step as an applicant meets it; what would be stored is only remembered here. */
export function PreviewStep(props: PreviewProps) {
  switch (props.step.type) {
    case 'contact':
      return <Contact {...props} />
    case 'prq':
      return <PreviewQuestions {...props} />
    case 'attachment':
      return <Attachments {...props} groups={props.step.groups} />
    case 'measurelist':
      return <MeasureList {...props} min={props.step.min_measures} />
    case 'measuredetails':
      return <PreviewMeasures {...props} />
    case 'tandc':
      return <Terms {...props} terms={props.step.terms} />
    default:
      return props.step satisfies never
  }
}

function Contact({ state, done }: PreviewProps) {
  const { t } = useTranslation('admin-programs')
  return (
    <div className={styles.step}>
      <p>{t('preview.contact')}</p>
      <Button onClick={() => done({ ...state, contactId: 'preview' })}>{t('preview.next')}</Button>
    </div>
  )
}

function Attachments({
  program,
  state,
  language,
  done,
  groups,
}: PreviewProps & { groups: readonly string[] }) {
  const { t } = useTranslation('admin-programs')
  const [given, setGiven] = useState<readonly string[]>(() => Object.keys(state.files))
  const [isMissing, setMissing] = useState(false)
  const say = sayIn(language, program.languages)
  const facts = liveFacts(program, state)
  const asked = program.attachment_groups
    .filter(({ code }) => groups.includes(code))
    .flatMap(({ attachments }) => attachments)
    .filter(({ visible_when }) => isMet(visible_when, facts))
  const missing = asked.filter(({ code, required }) => required && !given.includes(code))
  return (
    <div className={styles.step}>
      <CheckboxGroup
        label={t('preview.files')}
        description={t('preview.files_hint')}
        error={isMissing ? t('preview.files_missing') : undefined}
        value={given}
        choices={asked.map(({ code, question, required }) => ({
          value: code,
          label: say(question),
          hint: required ? t('editor.required') : undefined,
        }))}
        onChange={setGiven}
      />
      <Button
        onClick={() => {
          setMissing(missing.length > 0)
          if (missing.length === 0)
            done({ ...state, files: Object.fromEntries(given.map((code) => [code, 1])) })
        }}
      >
        {t('preview.next')}
      </Button>
    </div>
  )
}

function MeasureList({ program, state, language, done, min }: PreviewProps & { min: number }) {
  const { t } = useTranslation('admin-programs')
  const [chosen, setChosen] = useState<readonly string[]>(() => state.measures.map(({ measure }) => measure))
  const [isTried, setTried] = useState(false)
  const say = sayIn(language, program.languages)
  const offered = offeredMeasures(program, liveFacts(program, state))
  const kept = (code: string) =>
    state.measures.find(({ measure }) => measure === code) ?? {
      id: code,
      measure: code,
      quantity: 1,
      fields: {},
    }
  return (
    <div className={styles.step}>
      <CheckboxGroup
        label={t('preview.measures')}
        error={isTried && chosen.length < min ? t('preview.measures_missing', { count: min }) : undefined}
        value={chosen}
        choices={offered.map(({ code, name, formula_says }) => ({
          value: code,
          label: say(name),
          hint: say(formula_says),
        }))}
        onChange={setChosen}
      />
      <Button
        onClick={() => {
          setTried(true)
          if (chosen.length >= min) done({ ...state, measures: chosen.map(kept) })
        }}
      >
        {t('preview.next')}
      </Button>
    </div>
  )
}

type TermsOf = Extract<StepDefinition, { type: 'tandc' }>['terms']

function Terms({ program, step, state, language, done, terms }: PreviewProps & { terms: TermsOf }) {
  const { t } = useTranslation(['admin-programs', 'programs', 'applications'])
  const [isAccepted, setAccepted] = useState(false)
  const [isTried, setTried] = useState(false)
  const say = sayIn(language, program.languages)
  return (
    <div className={styles.step}>
      <Markdown text={say(terms.text)} />
      <Checkbox
        label={say(terms.accept_label)}
        value={isAccepted}
        error={isTried && !isAccepted ? t('programs:problem.terms') : undefined}
        onChange={setAccepted}
      />
      <Button
        onClick={() => {
          setTried(true)
          if (isAccepted) done({ ...state, acceptedTerms: [...state.acceptedTerms, step.id] })
        }}
      >
        {say(step.buttons.next_label) ||
          t(terms.accept_status === undefined ? 'preview.next' : 'applications:edit.submit')}
      </Button>
    </div>
  )
}
