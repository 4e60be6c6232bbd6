import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { useTranslation } from 'react-i18next'
import { consentField, subscribeField } from '../../../forms/account-fields.ts'
import { InlineMarkdown } from '../../../platform/markdown.tsx'
import { usePartner } from '../../../platform/partner.ts'

type Options = {
  readonly hasConsent: boolean
  readonly hasSubscribe: boolean
  /** The sentence for an unticked consent; default: the one of sign-up and profile. */
  readonly consentMessage?: string
}

/** The consent and the marketing box, with the partner's words and links. */
export function useAgreement({ hasConsent, hasSubscribe, consentMessage }: Options) {
  const { t } = useTranslation('accounts')
  const { sign_up: section } = usePartner().settings.sections
  const message = consentMessage ?? t('problem.consent-required')
  const fields: FieldDefinition[] = [
    ...(hasConsent ? [consentField(message)] : []),
    ...(hasSubscribe ? [subscribeField] : []),
  ]
  const label = (text: string | undefined, key: string) => ({
    label: <InlineMarkdown text={text ?? t(key)} opensTabs />,
  })
  return {
    fields,
    consentMessage: message,
    words: {
      consent: label(section.consent_text, 'screen.sign_up.consent'),
      subscribed: label(section.subscribe_text, 'screen.sign_up.subscribe'),
    },
  }
}
