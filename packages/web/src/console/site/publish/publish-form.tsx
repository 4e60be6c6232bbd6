import { PublishStudioDraft } from '@hearthlight/domain/studio/contract/studio-contract'
import { type Finding, yieldsToReason } from '@hearthlight/domain/studio/lint/finding'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { studioApi } from '../../api/site-api.ts'
import { Block } from '../../kit/block.tsx'
import { ADMIN_SITE } from '../site-paths.ts'
import type { SiteDraft } from '../use-site-draft.ts'
import styles from '../values.module.css'

type When = 'now' | 'later'
type Moment = { readonly day: string; readonly time: string }
type Props = { edited: SiteDraft; changes: number; stops: readonly Finding[] }

/** When, what for, and where checks stop it that take a reason, why it is published all the same. */
export function PublishForm({ edited, changes, stops }: Props) {
  const { t } = useTranslation('admin-site')
  const navigate = useNavigate()
  const [when, setWhen] = useState<When>('now')
  const [at, setAt] = useState<Moment>({ day: '', time: '' })
  const [reason, setReason] = useState('')
  const [despite, setDespite] = useState<string | null>(null)
  const [isTold, setTold] = useState(false)
  const isDespite = despite !== null && stops.length > 0
  const body = {
    revision: edited.draft.revision,
    reason,
    at: when === 'now' ? null : at,
    ...(isDespite && { despite }),
  }
  const doing = useMutation({
    mutationFn: async () => studioApi.publish(PublishStudioDraft.parse(body)),
    onSuccess: async ({ number, status }) => {
      notify({ kind: 'notice', tone: 'positive', text: t(`publish.${status}`, { version: number }) })
      await navigate(ADMIN_SITE.versions)
    },
  })
  const unless = (isGiven: boolean, text: string) => (isGiven ? undefined : text)
  const isNow = when === 'now'
  const missing = {
    reason: unless(reason.trim() !== '', t('publish.reason_missing')),
    day: unless(isNow || at.day !== '', t('publish.day_missing')),
    time: unless(isNow || at.time !== '', t('publish.time_missing')),
    despite: unless(!isDespite || despite.trim() !== '', t('publish.despite_missing')),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    if (Object.values(missing).every((text) => text === undefined)) doing.mutate()
  }
  return (
    <Block title={t('publish.when')}>
      <form className={styles.stack} noValidate onSubmit={submit}>
        <RadioGroup
          label={t('publish.when')}
          isLabelHidden
          layout="list"
          value={when}
          onChange={(next) => setWhen(next === 'later' ? 'later' : 'now')}
          choices={[
            { value: 'now', label: t('publish.now'), hint: t('publish.now_hint') },
            { value: 'later', label: t('publish.later'), hint: t('publish.later_hint') },
          ]}
        />
        {when === 'later' && <MomentFields at={at} errors={isTold ? missing : {}} onChange={setAt} />}
        <TextArea
          label={t('publish.reason')}
          description={t('publish.reason_hint')}
          rows={2}
          maxLength={500}
          value={reason}
          error={isTold ? missing.reason : undefined}
          onChange={setReason}
        />
        {stops.length > 0 && (
          <DespiteFields
            {...{ stops, despite, onChange: setDespite }}
            error={isTold ? missing.despite : undefined}
          />
        )}
        <div role="alert">{doing.error !== null && <Notice tone="danger">{doing.error.message}</Notice>}</div>
        <SubmitButton when={when} isPending={doing.isPending} {...{ edited, changes, stops, isDespite }} />
      </form>
    </Block>
  )
}

type DespiteProps = Pick<Props, 'stops'> & {
  despite: string | null
  error: string | undefined
  onChange: (despite: string | null) => void
}

/** What only takes a reason may be published all the same; why is asked once somebody says so. */
function DespiteFields({ stops, despite, error, onChange }: DespiteProps) {
  const { t } = useTranslation('admin-site')
  return (
    <>
      {stops.every(yieldsToReason) && (
        <Checkbox
          label={t('publish.despite')}
          value={despite !== null}
          onChange={(is) => onChange(is ? '' : null)}
        />
      )}
      {despite !== null && (
        <TextArea
          label={t('publish.despite_why')}
          description={t('publish.despite_hint')}
          rows={2}
          maxLength={500}
          value={despite}
          error={error}
          onChange={onChange}
        />
      )}
    </>
  )
}

type MomentProps = {
  at: Moment
  errors: { readonly [part in keyof Moment]?: string | undefined }
  onChange: (at: Moment) => void
}

function MomentFields({ at, errors, onChange }: MomentProps) {
  const { t } = useTranslation('admin-site')
  const { time_zone } = usePartner()
  return (
    <div className={styles.adding}>
      <TextField
        label={t('publish.day')}
        type="date"
        value={at.day}
        error={errors.day}
        onChange={(day) => onChange({ ...at, day })}
      />
      <TextField
        label={t('publish.time', { zone: time_zone })}
        type="time"
        value={at.time}
        error={errors.time}
        onChange={(time) => onChange({ ...at, time })}
      />
    </div>
  )
}

/** The button, and why it cannot be pressed. */
function SubmitButton({
  edited,
  changes,
  stops,
  when,
  isPending,
  isDespite,
}: Props & { when: When; isPending: boolean; isDespite: boolean }) {
  const { t } = useTranslation('admin-site')
  const stopped = t(stops.every(yieldsToReason) ? 'publish.stopped_some' : 'publish.stopped', {
    count: stops.length,
  })
  const blocked = changes === 0 ? t('publish.nothing') : stops.length > 0 && !isDespite ? stopped : undefined
  return (
    <>
      <Button type="submit" isDisabled={blocked !== undefined || !edited.isSaved} isPending={isPending}>
        {t(when === 'now' ? 'publish.run' : 'publish.schedule')}
      </Button>
      {blocked !== undefined && <p className="small muted">{blocked}</p>}
    </>
  )
}
