import type { NextQuestion as Next } from '@hearthlight/domain/assessment/wizard/next-question'
import { sectionFields } from '@hearthlight/domain/assessment/wizard/wizard-answers'
import { isOpen, PAGE_OF } from '@hearthlight/domain/assessment/wizard/wizard-pages'
import { withSubFields } from '@hearthlight/domain/forms/field-values'
import { inWords } from '@hearthlight/domain/forms/translate-fields'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { wholePercent } from '@hearthlight/domain/report/shown-figures/percent'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toField } from '../../../forms/use-asked-field.ts'
import { currentBuilding } from '../../../home/current-building.ts'
import { usePartner } from '../../../platform/partner.ts'

/** The question that would narrow the range most, with the gain. Nothing when its page is not there for this building. */
export function NextQuestion({ next }: { next: Next }) {
  const { t } = useTranslation('assessment')
  const sections = usePartner().settings.sections.audit_sections
  const mode = currentBuilding()?.auditMode ?? 'lite'
  const field = withSubFields(sectionFields(sections, next.section)).find(({ name }) => name === next.field)
  if (field === undefined || !isOpen({ sections, mode }, next.section)) return null
  const question = inWords(field.label, (key) => t(key))
  const gain = { now: wholePercent(next.halfWidthNow), after: wholePercent(next.halfWidthAfter) }
  return (
    <p>
      <Link to={`${pathTo(PAGE_OF[next.section])}${toField(next.field)}`}>
        {t('wizard.live.next', { question })}
      </Link>{' '}
      {gain.after < gain.now && t('wizard.live.gain', gain)}
    </p>
  )
}
