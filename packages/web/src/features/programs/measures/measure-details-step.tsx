import { fillProjectId } from '@hearthlight/domain/programs/steps/present-step'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { draftQuery } from '../../../api/application-steps-api.ts'
import { FormErrors } from '../../../forms/form-errors.tsx'
import type { SaveStatus } from '../../../platform/drafts/save-status.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { StepForm } from '../edit/step-form.tsx'
import { StepFrame } from '../edit/step-frame.tsx'
import type { StepProps } from '../edit/step-props.ts'
import { type Draft, useStepDraft } from '../edit/use-step-draft.ts'
import { RetryState } from '../retry-state.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { type LoadedMeasures, MeasureForms } from './measure-forms.tsx'
import { MeasureItems } from './measure-items.tsx'
import { useMeasureForm } from './use-measure-form.ts'

/** The form of each measure that was chosen, all on one page. */
export function MeasureDetailsStep(props: StepProps) {
  const { t } = useTranslation('applications')
  const draft = useQuery(draftQuery(props.project.id, props.step.id))
  if (draft.data !== undefined) return <Forms {...props} draft={draft.data} />
  return (
    <StepFrame {...props}>
      {draft.isError ? <RetryState title={t('edit.failed')} query={draft} /> : <Skeleton lines={6} />}
    </StepFrame>
  )
}

function Forms({ draft, ...props }: StepProps & { draft: Draft }) {
  const { status, put, flush } = useStepDraft(props.project.id, props.step.id)
  // Without one of its measures the form is another one, which goes on with what was typed at the others.
  const typed = useRef(draft)
  const keep = useCallback(
    (next: Draft) => {
      typed.current = next
      put(next)
    },
    [put],
  )
  return (
    <MeasureForms project={props.project} around={(children) => <StepFrame {...props}>{children}</StepFrame>}>
      {(loaded) => (
        <Details
          {...props}
          loaded={loaded}
          status={status}
          kept={{ draft: typed.current, put: keep, flush }}
        />
      )}
    </MeasureForms>
  )
}

type DetailsProps = StepProps & {
  loaded: LoadedMeasures
  status: SaveStatus
  kept: Parameters<typeof useMeasureForm>[2]
}

function Details({ loaded, status, kept, ...props }: DetailsProps) {
  const { t } = useTranslation('applications')
  const { project, step } = props
  const { form, save, isDirty } = useMeasureForm(project.id, loaded, kept)
  const addUrl = step.add_btn_url
  return (
    <StepFrame {...props} hasErrors={form.summary !== null}>
      <FormErrors form={form} />
      <StepForm {...props} save={save} isDirty={isDirty} status={status}>
        {loaded.cart.retrofits.length === 0 && <EmptyCart project={project} />}
        <MeasureItems project={project} form={form} loaded={loaded} />
        {addUrl !== null && (
          <p>
            <LinkButton variant="quiet" icon="plus" iconPlace="start" to={fillProjectId(addUrl, project.id)}>
              {step.add_btn_label ?? t('measures.add')}
            </LinkButton>
          </p>
        )}
      </StepForm>
    </StepFrame>
  )
}
