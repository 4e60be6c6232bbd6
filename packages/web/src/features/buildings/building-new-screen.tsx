import type { BlankBuilding } from '@hearthlight/domain/buildings/building'
import { recordedValues, shownValues } from '@hearthlight/domain/buildings/building-values'
import { prefill } from '@hearthlight/domain/buildings/prefill'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { blankQuery, buildingsQuery, createBuilding } from '../../api/buildings-api.ts'
import { FormView } from '../../forms/form-view.tsx'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { chooseBuilding } from '../../home/current-building.ts'
import { isBuilt } from '../../platform/boot/built-routes.ts'
import { notify } from '../../platform/notices.ts'
import { PageTitle } from '../../platform/page-title.tsx'
import { usePartner } from '../../platform/partner.ts'
import { useCurrentUser, useFeatures } from '../../platform/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useBuildingDoubts } from './use-building-doubts.ts'
import { useBuildingFields } from './use-building-fields.ts'
import { useFinderStart } from './use-finder-start.ts'
import { useYearDoubt } from './use-year-doubt.tsx'

export function BuildingNewScreen() {
  const { t } = useTranslation('buildings')
  const { building_details: words } = usePartner().settings.sections
  const { data: blank } = useSuspenseQuery(blankQuery)
  const title = words.new_title ?? t('form.new_title')
  return (
    <div className="page page--narrow section">
      <PageTitle title={title} />
      <header className="section__head">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{words.text ?? t('form.text')}</p>
      </header>
      <NewBuildingForm blank={blank} />
    </div>
  )
}

function NewBuildingForm({ blank }: { blank: BlankBuilding }) {
  const { t } = useTranslation('buildings')
  const navigate = useNavigate()
  const mailingAddress = useMailingAddress()
  const { utilities } = usePartner().settings
  const fields = useBuildingFields()
  const finder = useFinderStart(fields)
  const next = useNextPage(finder.isThere)
  const year = useYearDoubt(null)
  const save = async (values: FieldValues) => {
    if (year.asksAbout(values)) return
    const building = await createBuilding(prefill(recordedValues(values)))
    chooseBuilding({ id: building.id, auditMode: building.virtual_audit_mode })
    const isWhole = await finder.giveTo(building.id)
    notify({ tone: 'positive', text: t('form.created') })
    if (!isWhole) notify({ kind: 'notice-stay', tone: 'caution', text: t('form.finder_lost') })
    await navigate(next)
  }
  const form = useQuestionForm({
    id: 'building',
    record: 'new',
    under: 'building',
    questions: useQuestions(fields),
    known: { ...shownValues(blank, utilities), ...finder.known },
    save,
  })
  return (
    <>
      {finder.isThere && <Notice tone="info">{t('form.from_finder')}</Notice>}
      <FormView
        form={form}
        words={{ ...useBuildingDoubts(form), ...year.words }}
        mailingAddress={mailingAddress}
        submitLabel={t('form.save')}
        actions={
          <LinkButton variant="quiet" to={pathTo('buildings-list')}>
            {t('form.cancel')}
          </LinkButton>
        }
      />
    </>
  )
}

/** Who needed a home for an application goes on with it; who came from the rebate finder sees what the home can get. */
function useNextPage(cameFromFinder: boolean): string {
  const [query] = useSearchParams()
  const { incentives } = useFeatures()
  const programId = query.get('programId')
  if (programId !== null && isBuilt('applicationsNew')) return pathTo('applicationsNew', {}, { programId })
  return pathTo(cameFromFinder && incentives ? 'incentives' : 'buildings-list')
}

/** Offered for the first building only (spec 1 section 2). */
function useMailingAddress(): FieldValues | undefined {
  const { settings } = usePartner()
  const user = useCurrentUser()
  const { data } = useSuspenseQuery(buildingsQuery(0, 1))
  if (user === null || data.total > 0 || !settings.sections.building_details.show_copy_address)
    return undefined
  const { mailing_address, city, region, community, country, zip } = user
  return { mailing_address, city, region, community, country, zip }
}
