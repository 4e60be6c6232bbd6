import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { readArea } from '@hearthlight/domain/scheduling/advisor-area'
import { AdvisorInput, type StaffAdvisor } from '@hearthlight/domain/scheduling/staff-advisor'
import { ALL_ZONES } from '@hearthlight/domain/scheduling/zone-table'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { HttpProblem } from '../../platform/http-problem.ts'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { CheckboxGroup } from '../../ui/fields/choices/checkbox-group.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { advisorsApi, projectTypesQuery, refreshAdvisor } from '../api/advisors-api.ts'
import { CallError } from '../kit/call-error.tsx'
import { fieldErrors } from '../kit/field-errors.ts'
import styles from './advisors.module.css'

type Props = { id: string | null; advisor: StaffAdvisor | null }

const opened = (advisor: StaffAdvisor | null) => ({
  name: advisor?.name ?? '',
  email: advisor?.email ?? '',
  phone: advisor?.phone ?? '',
  languages: advisor?.languages ?? [],
  zips: advisor?.zips.join(', ') ?? '',
  time_zone: advisor?.time_zone ?? '',
  is_active: advisor?.is_active ?? true,
  project_type_ids: advisor?.project_types.map(({ id }) => id) ?? [],
})
type Typed = Omit<ReturnType<typeof opened>, 'languages' | 'project_type_ids'> & {
  languages: readonly string[]
  project_type_ids: readonly string[]
}

const given = (typed: Typed) =>
  AdvisorInput.safeParse({
    ...typed,
    email: typed.email.trim(),
    zips: readArea(typed.zips),
    time_zone: typed.time_zone === '' ? null : typed.time_zone,
  })

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

type Types = { types: readonly { readonly id: string; readonly name: string }[] }

/** What staff enter of an advisor. A change that somebody else was quicker with is refused, and what was typed stays. */
function OpenForm({ id, advisor, types }: Props & Types) {
  const { t } = useTranslation(['admin-advisors', 'shared'])
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Typed>(() => opened(advisor))
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const saving = useMutation({
    mutationFn: (input: AdvisorInput) => save({ id, advisor }, input),
    // Who is new can be invited to sign in, from their own page.
    onSuccess: (made) =>
      void navigate(made === null ? consolePath('advisor-people') : consolePath('advisor', { id: made })),
  })
  const errors = fieldErrors(saving.error)
  const isStale = saving.error instanceof HttpProblem && saving.error.code === 'scheduling.stale'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const input = given(typed)
    setWrong(new Set(input.error?.issues.map(({ path }) => String(path[0]))))
    if (input.success && !saving.isPending) saving.mutate(input.data)
  }
  const errorOf = (name: keyof Typed) => {
    if (!wrong.has(name)) return errors.of(name)
    return t(
      name === 'email' && typed.email.trim() !== ''
        ? 'shared:validation.email'
        : 'shared:validation.required',
    )
  }
  const field = (name: 'name' | 'email' | 'phone' | 'zips') => ({
    ...{ name, label: t(`field.${name}`), value: typed[name], error: errorOf(name) },
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    autoComplete: 'off',
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CallError error={errors.whole} />
      {isStale && id !== null && (
        <Notice tone="info">
          <Button variant="secondary" size="s" onClick={() => void refreshAdvisor(id)}>
            {t('people.look_again')}
          </Button>
        </Notice>
      )}
      <TextField {...field('name')} maxLength={100} isRequired />
      <TextField
        {...field('email')}
        type="email"
        maxLength={254}
        description={t('field.email_hint')}
        isRequired
      />
      <TextField {...field('phone')} type="tel" maxLength={40} />
      <CheckboxGroup
        name="languages"
        label={t('field.languages')}
        layout="row"
        value={typed.languages}
        onChange={(languages) => setTyped({ ...typed, languages })}
        choices={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <Work
        types={types}
        value={typed.project_type_ids}
        onChange={(ids) => setTyped({ ...typed, project_type_ids: ids })}
      />
      <TextField {...field('zips')} maxLength={2000} description={t('field.zips_hint')} />
      <Zone value={typed.time_zone} onChange={(time_zone) => setTyped({ ...typed, time_zone })} />
      <Checkbox
        name="is_active"
        label={t('field.is_active')}
        description={t('field.is_active_hint')}
        value={typed.is_active}
        onChange={(is_active) => setTyped({ ...typed, is_active })}
      />
      <p>
        <Button type="submit" isPending={saving.isPending}>
          {t(id === null ? 'people.create' : 'people.save')}
        </Button>
      </p>
    </form>
  )
}

function Work({
  types,
  value,
  onChange,
}: Types & { value: readonly string[]; onChange: (ids: string[]) => void }) {
  const { t } = useTranslation('admin-advisors')
  return (
    <CheckboxGroup
      name="project_type_ids"
      label={t('field.project_types')}
      description={t('field.project_types_hint')}
      value={value}
      onChange={onChange}
      choices={types.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

function Zone({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation('admin-advisors')
  const { time_zone } = usePartner()
  return (
    <Select
      name="time_zone"
      label={t('field.time_zone')}
      value={value}
      onChange={onChange}
      placeholder={t('field.time_zone_own', { zone: time_zone })}
      options={ALL_ZONES.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    />
  )
}
