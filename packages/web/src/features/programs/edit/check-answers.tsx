import type { ContactFieldInfo } from '@hearthlight/domain/contacts/contact'
import { contactName, contactValues } from '@hearthlight/domain/contacts/contact-questions'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { unitWords } from '@hearthlight/domain/programs/measures/unit-words'
import type { MeasureTypeWire } from '@hearthlight/domain/programs/wire/measure-wire'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import type { QuestionnaireSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { measureTypeQuery } from '../../../api/application-measures-api.ts'
import { sectionsQuery } from '../../../api/application-steps-api.ts'
import { type Contacts, useContacts } from '../../../contacts/use-contacts.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { IncentiveSum } from '../measures/incentive-sum.tsx'
import { MeasureAnswers } from '../measures/measure-answers.tsx'
import { RetryState } from '../retry-state.tsx'
import { askedSections, SectionAnswers } from '../show/section-answers.tsx'
import styles from './step-frame.module.css'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { useStepMoves } from './use-step-moves.ts'

/** All that was answered, before the terms: what the reviewer will see. */
export function CheckAnswers(props: StepProps) {
  const { t } = useTranslation('applications')
  const { project, step } = props
  const navigate = useNavigate()
  const moves = useStepMoves(project, step)
  const [isPending, setPending] = useState(false)
  const answers = useAnswers(project)
  const back = () => {
    setPending(true)
    void moves.previous().finally(() => setPending(false))
  }
  const terms = pathTo(
    'ApplicationUpdate',
    { id: project.id },
    { cs: step.step_num, cn: step.id, type: 'tandc' },
  )
  return (
    <StepFrame {...props} title={t('check.title')} text={t('check.text')}>
      {answers.isComplete ? (
        <>
          <Parts project={project} answers={answers} />
          <div className={styles.actions}>
            <Button icon="arrow" onClick={() => void navigate(terms)}>
              {t('check.go_on')}
            </Button>
            <Button variant="secondary" isPending={isPending} onClick={back}>
              {t('edit.previous')}
            </Button>
            <Button variant="quiet" icon="print" iconPlace="start" onClick={() => window.print()}>
              {t('check.print')}
            </Button>
          </div>
        </>
      ) : (
        <Skeleton lines={8} />
      )}
    </StepFrame>
  )
}

type Sections = UseQueryResult<readonly QuestionnaireSection[]>
type Forms = readonly UseQueryResult<MeasureTypeWire>[]
type Answers = {
  readonly contacts: Contacts
  readonly sections: ReadonlyMap<string, Sections>
  /** Of the measures, in their order. */
  readonly forms: Forms
}

/** All parts are shown at once: one by one, each would push those below it. */
function useAnswers(project: ProjectDetails): Answers & { readonly isComplete: boolean } {
  const { id, contact_id, steps, retrofits } = project
  const contacts = useContacts(contact_id)
  const asked = steps.filter(({ type }) => type === 'prq' || type === 'attachment')
  const queries = useQueries({ queries: asked.map((step) => sectionsQuery(project, step.id)) })
  const described = steps.some(({ type }) => type === 'measuredetails') ? retrofits : []
  const forms = useQueries({ queries: described.map((measure) => measureTypeQuery(id, measure)) })
  const isComplete =
    contacts.kind !== 'loading' && [...queries, ...forms].every(({ isPending }) => !isPending)
  const sections = new Map(queries.map((query, index) => [asked[index]?.id ?? '', query]))
  return { contacts, sections, forms, isComplete }
}

function Parts({ project, answers }: { project: ProjectDetails; answers: Answers }) {
  const { t } = useTranslation('applications')
  return project.steps.map(({ id, type, name }, index) => {
    if (type === 'tandc') return null
    const change = pathTo('ApplicationUpdate', { id: project.id }, { cs: String(index + 1), cn: id, type })
    return (
      <section key={id}>
        <header className={styles.partHead}>
          <h2>{name}</h2>
          <Link to={change}>
            {t('check.change')}
            <span className="visually-hidden"> {name}</span>
          </Link>
        </header>
        <Part project={project} step={{ id, type }} answers={answers} />
      </section>
    )
  })
}

type Step = Pick<ProjectDetails['steps'][number], 'id' | 'type'>

type PartProps = { project: ProjectDetails; step: Step; answers: Answers }

function Part({ project, step, answers }: PartProps): ReactNode {
  switch (step.type) {
    case 'contact':
      return <ContactPart id={project.contact_id} contacts={answers.contacts} />
    case 'measurelist':
      return <MeasuresPart project={project} />
    case 'prq':
    case 'attachment':
      return <StepAnswers query={answers.sections.get(step.id)} />
    case 'measuredetails':
      return <DetailsPart project={project} forms={answers.forms} />
    case 'tandc':
      return null
    default:
      return step.type satisfies never
  }
}

function StepAnswers({ query }: { query: Sections | undefined }) {
  const { t } = useTranslation('applications')
  if (query === undefined) return null
  if (query.data === undefined) return <RetryState title={t('edit.failed')} query={query} />
  return <SectionAnswers sections={askedSections(query.data)} />
}

function ContactPart({ id, contacts }: { id: string | null; contacts: Contacts }) {
  const { t } = useTranslation('contacts')
  if (contacts.kind !== 'ready') return null
  const chosen = contacts.contacts.find((one) => one.id === id)
  if (chosen === undefined) return null
  const values = contactValues(contacts.fields, chosen.fields)
  const reached = contacts.fields.filter(({ name, type }) => isWayToReach(type) && values[name] !== '')
  return (
    <dl className={styles.answers}>
      <div>
        <dt>{t('primary')}</dt>
        <dd>{contactName(chosen.fields)}</dd>
      </div>
      {reached.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{String(values[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

const isWayToReach = (type: ContactFieldInfo['type']) => type === 'EMAIL' || type === 'PHONE'

function DetailsPart({ project, forms }: { project: ProjectDetails; forms: Forms }) {
  const { t } = useTranslation('applications')
  const failed = forms.find(({ data }) => data === undefined)
  if (failed !== undefined) return <RetryState title={t('edit.failed')} query={failed} />
  return project.retrofits.map((measure, index) => (
    <MeasureAnswers
      key={measure.program_measure_id}
      measure={measure}
      groups={forms[index]?.data?.field_groups ?? []}
    />
  ))
}

function MeasuresPart({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('applications')
  const { number, locale } = useFormats()
  return (
    <dl className={`${styles.answers} num`}>
      {project.retrofits.map((measure) => (
        <div key={measure.program_measure_id}>
          <dt>{measure.name}</dt>
          <dd>
            {number(measure.quantity)} {unitWords(measure, measure.quantity, locale)} ·{' '}
            <IncentiveSum amount={measure.incentive} basis={measure.incentive_basis} />
          </dd>
        </div>
      ))}
      <div>
        <dt>
          <b>{t('cart.total')}</b>
        </dt>
        <dd>
          <b>
            <IncentiveSum amount={project.total_incentive} basis={project.total_basis} />
          </b>
        </dd>
      </div>
    </dl>
  )
}
