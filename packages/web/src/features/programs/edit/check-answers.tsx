import { contactName } from '@hearthlight/domain/contacts/contact-questions'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { sectionsQuery } from '../../../api/application-steps-api.ts'
import { useContacts } from '../../../contacts/use-contacts.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { SectionAnswers } from '../show/section-answers.tsx'
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
      {project.steps.map(({ id, type, name }, index) => {
        if (type === 'tandc' || type === 'measuredetails') return null
        const change = pathTo(
          'ApplicationUpdate',
          { id: project.id },
          { cs: String(index + 1), cn: id, type },
        )
        return (
          <section key={id}>
            <header className={styles.partHead}>
              <h2>{name}</h2>
              <Link to={change}>
                {t('check.change')}
                <span className="visually-hidden"> {name}</span>
              </Link>
            </header>
            <Part project={project} step={{ id, type }} />
          </section>
        )
      })}
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
    </StepFrame>
  )
}

type Step = Pick<ProjectDetails['steps'][number], 'id' | 'type'>

function Part({ project, step }: { project: ProjectDetails; step: Step }): ReactNode {
  switch (step.type) {
    case 'contact':
      return <ContactPart id={project.contact_id} />
    case 'measurelist':
      return <MeasuresPart project={project} />
    case 'prq':
    case 'attachment':
      return <StepAnswers projectId={project.id} stepId={step.id} />
    case 'measuredetails':
    case 'tandc':
      return null
    default:
      return step.type satisfies never
  }
}

function StepAnswers({ projectId, stepId }: { projectId: string; stepId: string }) {
  const { data } = useQuery(sectionsQuery(projectId, stepId))
  return data === undefined ? <Skeleton lines={3} /> : <SectionAnswers sections={data} />
}

function ContactPart({ id }: { id: string | null }) {
  const { t } = useTranslation('contacts')
  const contacts = useContacts(id)
  const chosen = contacts.kind === 'ready' ? contacts.contacts.find((one) => one.id === id) : undefined
  if (chosen === undefined) return null
  return (
    <dl className={styles.answers}>
      <div>
        <dt>{t('primary')}</dt>
        <dd>{contactName(chosen.fields)}</dd>
      </div>
    </dl>
  )
}

function MeasuresPart({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('applications')
  const { money, number } = useFormats()
  return (
    <dl className={`${styles.answers} num`}>
      {project.retrofits.map((measure) => (
        <div key={measure.program_measure_id}>
          <dt>{measure.name}</dt>
          <dd>
            {number(measure.quantity)} {measure.units_qty}
            {measure.incentive !== null && ` · ${money(Number(measure.incentive), 2)}`}
          </dd>
        </div>
      ))}
      <div>
        <dt>
          <b>{t('cart.total')}</b>
        </dt>
        <dd>
          <b>{money(Number(project.total_incentive), 2)}</b>
        </dd>
      </div>
    </dl>
  )
}
