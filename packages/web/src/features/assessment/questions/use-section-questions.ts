import { fieldsForHome, homeKinds } from '@hearthlight/domain/assessment/answers/home-kind'
import { withRoofLimit } from '@hearthlight/domain/assessment/facts/roof-room'
import { sectionFields, sectionQuestions } from '@hearthlight/domain/assessment/wizard/wizard-answers'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { mapFields } from '@hearthlight/domain/forms/question-paths'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamespaces } from '../../../forms/text-namespaces.ts'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { answersOf, useAnswerState } from '../answers/answer-store.ts'
import { useRoofKw } from '../live-home/use-roof-kw.ts'
import { asEfficiency } from './efficiency-question.ts'

/** The questions of a page. The same objects while it stands: one is drawn again only when something of its own is new. */
export function useSectionQuestions(section: Section) {
  const { audit_sections: sections } = usePartner().settings.sections
  const kinds = useAnswerState((state) => homeKinds(answersOf(state)).join(' '))
  const definitions = useMemo(
    () => fieldsForHome(sectionFields(sections, section), section, kinds.split(' ')),
    [sections, section, kinds],
  )
  const namespaces = useMemo(() => [...textNamespaces(definitions), 'assessment'], [definitions])
  const { t, i18n } = useTranslation(namespaces)
  const room = useRoofKw()
  const { locale, number } = useFormats()
  const holds =
    room === undefined ? undefined : t('assessment:wizard.roof_holds', { amount: number(room, 1) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `number` is made anew at every draw, the locale says whether it writes the same
  return useMemo(() => {
    const isText = (key: string) => i18n.exists(`assessment:${key}`)
    const helped = withOwnHelp(definitions, isText)
    const fields = room === undefined || holds === undefined ? helped : withRoofLimit(helped, room, holds)
    return mapFields(
      sectionQuestions(fields, (key) => t(key)),
      (field) => asEfficiency(field, t, number),
    )
  }, [definitions, t, i18n, room, holds, locale])
}

/** The partner's own help and hints, else ours, else none. */
function withOwnHelp(
  fields: readonly FieldDefinition[],
  isText: (key: string) => boolean,
): readonly FieldDefinition[] {
  const ours = (key: string) => (isText(key) ? `assessment:${key}` : undefined)
  return fields.map((field) => ({
    ...field,
    help_text: field.help_text ?? ours(`help.${field.name}`),
    options: field.options.map((option) => ({
      ...option,
      help_text: option.help_text ?? ours(`hint.${field.name}.${option.value.replaceAll('.', '_')}`),
      sub_fields: [...withOwnHelp(option.sub_fields, isText)],
    })),
  }))
}
