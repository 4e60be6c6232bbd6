import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/states/notice.tsx'
import { StepForm } from './step-form.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

/** A step at which nothing is asked while something is asked elsewhere. */
export function LockedStep(props: StepProps) {
  const { t } = useTranslation('applications')
  return (
    <StepFrame {...props}>
      <StepForm {...props} save={async () => true}>
        <Notice title={t('asked.locked_title')}>{t('asked.locked_text')}</Notice>
      </StepForm>
    </StepFrame>
  )
}
