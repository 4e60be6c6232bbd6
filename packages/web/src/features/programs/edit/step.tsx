import type { ReactNode } from 'react'
import { MeasureDetailsStep } from '../measures/measure-details-step.tsx'
import { MeasureListStep } from '../measures/measure-list-step.tsx'
import { AttachmentStep } from './attachment-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { LockedStep } from './locked-step.tsx'
import { QuestionStep } from './question-step.tsx'
import type { StepProps } from './step-props.ts'
import { TermsStep } from './terms-step.tsx'

/** The step by its type. */
export function Step({ project, step }: StepProps): ReactNode {
  const props = { project, step }
  const isLocked = project.steps.find(({ id }) => id === step.id)?.is_locked === true
  // Questions and documents are shown, each locked by itself.
  if (isLocked && step.step_type !== 'prq' && step.step_type !== 'attachment')
    return <LockedStep {...props} />
  switch (step.step_type) {
    case 'contact':
      return <ContactStep {...props} />
    case 'prq':
      return <QuestionStep {...props} />
    case 'attachment':
      return <AttachmentStep {...props} />
    case 'measurelist':
      return <MeasureListStep {...props} />
    case 'measuredetails':
      return <MeasureDetailsStep {...props} />
    case 'tandc':
      return <TermsStep {...props} />
    case null:
      return null
    default:
      return step.step_type satisfies never
  }
}
