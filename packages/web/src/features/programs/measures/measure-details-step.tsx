import { fillProjectId } from '@hearthlight/domain/programs/steps/present-step'
import { useTranslation } from 'react-i18next'
import { FormErrors } from '../../../forms/form-errors.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { StepForm } from '../edit/step-form.tsx'
import { StepFrame } from '../edit/step-frame.tsx'
import type { StepProps } from '../edit/step-props.ts'
import { EmptyCart } from './empty-cart.tsx'
import { type LoadedMeasures, MeasureForms } from './measure-forms.tsx'
import { MeasureItems } from './measure-items.tsx'
import { useMeasureForm } from './use-measure-form.ts'

/** The form of each measure that was chosen, all on one page. */
export function MeasureDetailsStep(props: StepProps) {
  return (
    <MeasureForms project={props.project} around={(children) => <StepFrame {...props}>{children}</StepFrame>}>
      {(loaded) => <Details {...props} loaded={loaded} />}
    </MeasureForms>
  )
}

function Details({ loaded, ...props }: StepProps & { loaded: LoadedMeasures }) {
  const { t } = useTranslation('applications')
  const { project, step } = props
  const { form, save, isDirty } = useMeasureForm(project.id, loaded)
  const addUrl = step.add_btn_url
  return (
    <StepFrame {...props} hasErrors={form.summary !== null}>
      <FormErrors form={form} />
      <StepForm {...props} save={save} isDirty={isDirty}>
        {loaded.cart.retrofits.length === 0 && <EmptyCart project={project} />}
        <MeasureItems projectId={project.id} form={form} loaded={loaded} />
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
