import { useTranslation } from 'react-i18next'

/** Says which page of the sign-up this is; taking the focus tells a screen reader that it changed. */
export function StepHeading({ step, steps }: { step: number; steps: number }) {
  const { t } = useTranslation('accounts')
  return (
    <p className="note" tabIndex={-1} ref={step > 1 ? takeFocus : undefined}>
      {t('screen.sign_up.step', { step, steps })}
    </p>
  )
}

function takeFocus(place: HTMLElement | null) {
  place?.focus()
}
