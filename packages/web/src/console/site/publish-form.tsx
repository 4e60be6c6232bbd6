import { PublishStudioDraft } from '@hearthlight/domain/studio/studio-contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { notify } from '../../platform/notices.ts'
import { usePartner } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Block } from '../kit/block.tsx'
import { ADMIN_SITE } from './site-paths.ts'
import { refreshStudio, studioApi } from './studio-api.ts'
import type { EditedDraft } from './use-working-copy.ts'
import styles from './values.module.css'

type When = 'now' | 'later'
type Moment = { readonly day: string; readonly time: string }
type Props = { edited: EditedDraft; changes: number; stops: number }

/** When, and what for. */
export function PublishForm({ edited, changes, stops }: Props) {
  const { t } = useTranslation('admin-site')
  const navigate = useNavigate()
  const [when, setWhen] = useState<When>('now')
  const [at, setAt] = useState<Moment>({ day: '', time: '' })
  const [reason, setReason] = useState('')
  const [isTold, setTold] = useState(false)
  const body = { revision: edited.draft.revision, reason, at: when === 'now' ? null : at }
  const doing = useMutation({
    mutationFn: async () => studioApi.publish(PublishStudioDraft.parse(body)),
    onSuccess: async ({ number, status }) => {
      edited.take(await studioApi.draft())
      await refreshStudio()
      notify({ kind: 'notice', tone: 'positive', text: t(`publish.${status}`, { version: number }) })
      await navigate(ADMIN_SITE.versions)
    },
  })
  const missing = {
    reason: reason.trim() === '' ? t('publish.reason_missing') : undefined,
    day: when === 'later' && at.day === '' ? t('publish.day_missing') : undefined,
    time: when === 'later' && at.time === '' ? t('publish.time_missing') : undefined,
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
        <div role="alert">{doing.error !== null && <Notice tone="danger">{doing.error.message}</Notice>}</div>
        <SubmitButton when={when} isPending={doing.isPending} {...{ edited, changes, stops }} />
      </form>
    </Block>
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
}: Props & { when: When; isPending: boolean }) {
  const { t } = useTranslation('admin-site')
  const blocked =
    changes === 0 ? t('publish.nothing') : stops > 0 ? t('publish.stopped', { count: stops }) : undefined
  return (
    <>
      <Button
        type="submit"
        isDisabled={blocked !== undefined || edited.state !== 'saved'}
        isPending={isPending}
      >
        {t(when === 'now' ? 'publish.run' : 'publish.schedule')}
      </Button>
      {blocked !== undefined && <p className="small muted">{blocked}</p>}
    </>
  )
}
