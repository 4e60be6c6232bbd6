import type { Building } from '@hearthlight/domain/buildings/building'
import { type ContactMistake, contactMistakes } from '@hearthlight/domain/incentives/advisor-assignment'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { advisorsQuery, assignAdvisor } from '../../api/incentives-api.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { notify } from '../../platform/notices.ts'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioGroup } from '../../ui/fields/choices/radio-group.tsx'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useClickLock } from '../../ui/use-click-lock.ts'

type Props = { building: Building; incentive: ClassifiedIncentive; onClose: () => void }

/** Asks for a contractor or a visit: the advisor, where people choose one, and the consent to be contacted. */
export function ContactModal({ building, incentive, onClose }: Props) {
  const { t } = useTranslation('incentives')
  const texts = usePartner().settings.sections.incentive_ea_assignment_popup
  const form = useContactForm(building, incentive, onClose)
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={texts.title ?? t(incentive.require_contractor ? 'contact.contractor' : 'contact.assessment')}
      actions={
        <DialogActions
          cancel={t('contact.cancel')}
          onCancel={onClose}
          confirm={texts.submit_label ?? t('contact.submit')}
          onConfirm={form.submit}
          isPending={form.isPending}
        />
      }
    >
      <p>
        {texts.text ??
          t(incentive.require_contractor ? 'contact.text_contractor' : 'contact.text', {
            incentive: incentive.title,
          })}
      </p>
      {form.failure !== null && <Notice tone="danger">{form.failure}</Notice>}
      {form.choosesAdvisor && (
        <RadioGroup
          label={t('contact.advisor')}
          layout="list"
          value={form.advisorId}
          onChange={form.setAdvisor}
          error={form.errorOf('energy_advisor_id')}
          choices={form.advisors.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Checkbox
        label={texts.consent_text ?? t('contact.consent')}
        value={form.hasConsent}
        onChange={form.setConsent}
        error={form.errorOf('consent')}
      />
    </Modal>
  )
}

function useContactForm(building: Building, incentive: ClassifiedIncentive, onDone: () => void) {
  const { t } = useTranslation('incentives')
  const { chooseAdvisor } = useFeatures()
  // Who has an advisor for this kind of work keeps them.
  const choosesAdvisor = chooseAdvisor && !(incentive.project_type.id in building.ea_assignment)
  const [advisorId, setAdvisor] = useState<string | null>(null)
  const [hasConsent, setConsent] = useState(false)
  const [mistakes, setMistakes] = useState<readonly ContactMistake[]>([])
  const { isLocked, lock } = useClickLock()
  const advisors = useQuery({ ...advisorsQuery(incentive.project_type.id), enabled: choosesAdvisor })
  const sending = useMutation({
    mutationFn: () =>
      assignAdvisor({
        building_id: building.id,
        ...(incentive.kind === 'Offer' ? { offer_id: incentive.id } : { subsidy_id: incentive.id }),
        ...(advisorId !== null && { energy_advisor_id: advisorId }),
        consent: hasConsent,
      }),
    onSuccess: () => {
      notify({ tone: 'positive', text: t('contact.done') })
      onDone()
    },
  })
  return {
    choosesAdvisor,
    advisors: advisors.data ?? [],
    advisorId,
    setAdvisor,
    hasConsent,
    setConsent,
    isPending: sending.isPending || isLocked,
    failure: sending.isError ? failureOf(sending.error, t('contact.failed')) : null,
    errorOf: (field: ContactMistake['field']) => {
      const mistake = mistakes.find((each) => each.field === field)
      return mistake && t(mistake.text)
    },
    submit: () => {
      const found = contactMistakes({ consent: hasConsent, advisorId }, choosesAdvisor)
      setMistakes(found)
      if (found.length > 0) return
      lock()
      sending.mutate()
    },
  }
}

/** An answer that says nothing is no reason. */
const failureOf = (error: unknown, otherwise: string) =>
  error instanceof HttpProblem && error.code !== 'unreadable' ? error.title : otherwise
