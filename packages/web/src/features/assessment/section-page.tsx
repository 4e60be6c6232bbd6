import {
  BILLS_PAGE,
  openSections,
  sectionOfPage,
  type WizardSettings,
} from '@hearthlight/domain/assessment/wizard/wizard-pages'
import type { Building } from '@hearthlight/domain/buildings/building'
import { inWords } from '@hearthlight/domain/forms/translate-fields'
import type { Translate } from '@hearthlight/domain/shared/translate'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FormErrors } from '../../forms/form-errors.tsx'
import { Questions } from '../../forms/questions.tsx'
import { useAskedField } from '../../forms/use-asked-field.ts'
import { useFormats } from '../../platform/formats.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { Button } from '../../ui/button.tsx'
import { SaveState } from '../../ui/states/save-state.tsx'
import { useSaveStatus } from './answers/answer-store.ts'
import { AuditFileLink } from './audit-file-link.tsx'
import { BelowQuestion } from './questions/below-question.tsx'
import { WizardControl } from './questions/wizard-control.tsx'
import { TransitionModal } from './transition-modal.tsx'
import { useWizardForm, type WizardForm } from './use-wizard-form.ts'
import { useWizardSteps } from './use-wizard-steps.ts'
import styles from './wizard.module.css'
import { WizardSection } from './wizard-section.ts'

type Props = { section: Section; settings: WizardSettings; building: Building; title: string }

/** One page of questions with its buttons. */
export function SectionPage({ section, settings, building, title }: Props) {
  const { t } = useTranslation('assessment')
  const form = useWizardForm(section, building)
  const steps = useWizardSteps(section, settings, building, form)
  useAskedField()
  const text = settings.sections[section].text ?? `assessment:section.${section}.text`
  function submit(event: FormEvent) {
    event.preventDefault()
    void steps.next()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className="lead">{inWords(text, (key) => t(key))}</p>
        {section === openSections(settings)[0] && <AuditFileLink />}
      </div>
      {form.summary !== null && <PageTitle title={title} hasErrors />}
      <FormErrors form={form} />
      <Groups section={section} settings={settings} form={form} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={steps.previous}>
          {t('wizard.previous')}
        </Button>
        <Button type="submit" icon="arrow" isPending={steps.isPending}>
          {steps.isFinal ? t('wizard.submit') : t('wizard.next', { name: nextName(steps.nextPage, t) })}
        </Button>
        <Saved />
      </div>
      <TransitionModal
        section={section}
        isOpen={steps.isAsking}
        isPending={steps.isPending}
        onClose={steps.stopAsking}
        onAdvanced={() => void steps.goAdvanced()}
        onOverview={() => void steps.goOverview()}
      />
    </form>
  )
}

const Saved = () => (
  <div className={styles.save}>
    <SaveState status={useSaveStatus()} time={useFormats().time} />
  </div>
)

const nextName = (page: Parameters<typeof sectionOfPage>[0], t: Translate) => {
  if (page === BILLS_PAGE) return t('wizard.bills.name').toLocaleLowerCase()
  const section = sectionOfPage(page)
  return section === undefined ? '' : t(`section.${section}.name`).toLocaleLowerCase()
}

type GroupProps = {
  section: Section
  settings: WizardSettings
  form: WizardForm
}

/** A group wears a heading only where the partner gives it one. */
function Groups({ section, settings, form }: GroupProps) {
  const { t } = useTranslation('assessment')
  const words = (text: string) => inWords(text, (key) => t(key))
  return settings.sections[section].sub_sections.map((group) => {
    const names = new Set(group.fields.map((field) => field.name))
    return (
      <div key={group.name} className={styles.group}>
        {group.title !== undefined && <h2 className={styles.groupTitle}>{words(group.title)}</h2>}
        {group.text !== undefined && <p className="muted">{words(group.text)}</p>}
        <WizardSection value={section}>
          <Questions
            form={form}
            questions={form.questions.filter((question) => names.has(question.name))}
            look="wizard"
            Control={WizardControl}
            Below={BelowQuestion}
          />
        </WizardSection>
      </div>
    )
  })
}
