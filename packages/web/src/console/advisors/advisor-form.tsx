import { ownField } from '@hearthlight/domain/forms/field-definition'
import { chosenValues, type FieldValues } from '@hearthlight/domain/forms/field-values'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { readArea } from '@hearthlight/domain/scheduling/advisor-area'
import type { AdvisorInput, StaffAdvisor } from '@hearthlight/domain/scheduling/staff-advisor'
import { ALL_ZONES } from '@hearthlight/domain/scheduling/zone-table'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { usePartner } from '../../platform/partner.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { advisorsApi, projectTypesQuery, refreshAdvisor } from '../api/advisors-api.ts'
import { LookAgain } from '../kit/forms/look-again.tsx'
import { PageForm } from '../kit/forms/page-form.tsx'

const asked = (name: string, max: number, own: Partial<Parameters<typeof ownField>[0]> = {}) =>
  ownField({ name, type: 'text', label: `admin-advisors:field.${name}`, validations: { max }, ...own })
const hint = (name: string) => ({ help_text: `admin-advisors:field.${name}_hint` })

const WHO = [
  asked('name', 100, { required: true }),
  asked('email', 254, { type: 'email', required: true, ...hint('email') }),
  asked('phone', 40, { type: 'tel' }),
  ownField({
    name: 'languages',
    type: 'buttons',
    label: 'admin-advisors:field.languages',
    multiple: true,
    options: LANGUAGES.map((value) => ({ value, label: `admin-advisors:language.${value}` })),
  }),
]
const AREA = asked('zips', 2000, hint('zips'))
const ZONES = ALL_ZONES.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
const IS_ACTIVE = ownField({
  name: 'is_active',
  type: 'checkbox',
  label: 'admin-advisors:field.is_active',
  ...hint('is_active'),
})

type Types = { readonly types: readonly { readonly id: string; readonly name: string }[] }

function useFields({ types }: Types) {
  const { t } = useTranslation('admin-advisors')
  const { time_zone } = usePartner()
  const work = ownField({
    name: 'project_type_ids',
    type: 'multi_select',
    label: 'admin-advisors:field.project_types',
    ...hint('project_types'),
    options: types.map(({ id, name }) => ({ value: id, label: name })),
  })
  const zone = ownField({
    name: 'time_zone',
    type: 'select',
    label: 'admin-advisors:field.time_zone',
    options: ZONES,
    placeholder: t('field.time_zone_own', { zone: time_zone }),
  })
  return [...WHO, work, AREA, zone, IS_ACTIVE]
}

const opened = ({ zips, project_types, ...advisor }: StaffAdvisor): FieldValues => ({
  ...advisor,
  zips: zips.join(', '),
  project_type_ids: project_types.map(({ id }) => id),
})

function given(values: FieldValues): AdvisorInput {
  const languages = chosenValues(values.languages)
  return {
    name: String(values.name),
    email: String(values.email),
    phone: String(values.phone),
    languages: LANGUAGES.filter((language) => languages.includes(language)),
    zips: readArea(String(values.zips)),
    time_zone: ALL_ZONES.find((zone) => zone === values.time_zone) ?? null,
    is_active: values.is_active === true,
    project_type_ids: [...chosenValues(values.project_type_ids)],
  }
}

type Props = { id: string | null; advisor: StaffAdvisor | null }

/** Answers the id of one who is new. */
async function save({ id, advisor }: Props, input: AdvisorInput): Promise<string | null> {
  if (id === null || advisor === null) return await advisorsApi.create(input)
  await advisorsApi.save(id, { ...input, revision: advisor.revision })
  return null
}

/** Opens once the kinds of work are there: what stands below them would be pushed away. */
export function AdvisorForm(props: Props) {
  const { data: types = [], isPending } = useQuery(projectTypesQuery)
  return isPending ? <Skeleton lines={8} /> : <OpenForm {...props} types={types} />
}

/** What staff enter of an advisor. A change that somebody else was quicker with is refused, and what was typed stays. */
function OpenForm({ id, advisor, types }: Props & Types) {
  const { t } = useTranslation('admin-advisors')
  const navigate = useNavigate()
  const form = useQuestionForm({
    id: 'advisor',
    record: id ?? undefined,
    questions: useQuestions(useFields({ types })),
    known: advisor === null ? { is_active: true } : opened(advisor),
    save: async (values) => {
      const made = await save({ id, advisor }, given(values))
      // Who is new can be invited to sign in, from their own page.
      await navigate(made === null ? consolePath('advisor-people') : consolePath('advisor', { id: made }))
    },
  })
  return (
    <PageForm form={form} submitLabel={t(id === null ? 'people.create' : 'people.save')}>
      {id !== null && <LookAgain form={form} code="scheduling.stale" refresh={() => refreshAdvisor(id)} />}
    </PageForm>
  )
}
