import { ownField } from '@hearthlight/domain/forms/field-definition'
import { type Finding, yieldsToReason } from '@hearthlight/domain/studio/lint/finding'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ControlProps } from '../../../forms/controls/control-props.ts'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { Button } from '../../../ui/button.tsx'
import { studioApi } from '../../api/site-api.ts'
import { Block } from '../../kit/block.tsx'
import { ConsoleControl } from '../../kit/forms/console-control.tsx'
import { FormQuestions } from '../../kit/forms/form-questions.tsx'
import { useAnswer } from '../../kit/forms/use-answer.ts'
import { ADMIN_SITE } from '../site-paths.ts'
import type { SiteDraft } from '../use-site-draft.ts'
import styles from '../values.module.css'

const asked = (name: string, type: 'date' | 'text' | 'textarea') => ({
  name,
  type,
  label: `admin-site:publish.${name}`,
  required: true,
  messages: { required: `admin-site:publish.${name}_missing` },
})
const WHEN = ownField({
  name: 'when',
  type: 'radio',
  label: 'admin-site:publish.when',
  default: 'now',
  options: ['now', 'later'].map((value) => ({
    value,
    label: `admin-site:publish.${value}`,
    help_text: `admin-site:publish.${value}_hint`,
  })),
})
const LATER = { parent: 'when', mappings: { later: [] } }
const DAY = ownField({ ...asked('day', 'date'), ...LATER })
const REASON = ownField({
  ...asked('reason', 'textarea'),
  help_text: 'admin-site:publish.reason_hint',
  validations: { max: 500 },
})
/** What only takes a reason may be published all the same; why is asked once somebody says so. */
const DESPITE = [
  ownField({ name: 'is_despite', type: 'checkbox', label: 'admin-site:publish.despite' }),
  ownField({
    ...asked('despite', 'textarea'),
    label: 'admin-site:publish.despite_why',
    parent: 'is_despite',
    help_text: 'admin-site:publish.despite_hint',
    validations: { max: 500 },
  }),
]

type Props = { edited: SiteDraft; changes: number; stops: readonly Finding[] }

/** When, what for, and where checks stop it that take a reason, why it is published all the same. */
export function PublishForm({ edited, changes, stops }: Props) {
  const { t } = useTranslation('admin-site')
  const navigate = useNavigate()
  const { time_zone: zone } = usePartner()
  const time = ownField({ ...asked('time', 'text'), label: t('publish.time', { zone }), ...LATER })
  const mayDespite = stops.length > 0 && stops.every(yieldsToReason)
  const form = useQuestionForm({
    id: 'publish-site',
    questions: useQuestions([WHEN, DAY, time, REASON, ...(mayDespite ? DESPITE : [])]),
    save: async ({ when, day, time: at, reason, is_despite, despite }) => {
      const { number, status } = await studioApi.publish({
        revision: edited.draft.revision,
        reason: String(reason),
        at: when === 'later' ? { day: String(day), time: String(at) } : null,
        ...(is_despite === true && { despite: String(despite) }),
      })
      notify({ kind: 'notice', tone: 'positive', text: t(`publish.${status}`, { version: number }) })
      await navigate(ADMIN_SITE.versions)
    },
  })
  const isNow = useAnswer(form, 'when').value !== 'later'
  const isDespite = useAnswer(form, 'is_despite').value === true && mayDespite
  return (
    <Block title={t('publish.when')}>
      <form className={styles.stack} noValidate onSubmit={(event) => void form.submit(event)}>
        <FormQuestions form={form} Control={PublishControl} />
        <SubmitButton {...{ edited, changes, stops, isNow, isDespite, isPending: form.isPending }} />
      </form>
    </Block>
  )
}

/** When it is published is what the heading says already. */
const PublishControl = (props: ControlProps) => (
  <ConsoleControl {...props} common={{ ...props.common, isLabelHidden: props.path === 'when' }} />
)

/** The button, and why it cannot be pressed. */
function SubmitButton({
  edited,
  changes,
  stops,
  isNow,
  isPending,
  isDespite,
}: Props & { isNow: boolean; isPending: boolean; isDespite: boolean }) {
  const { t } = useTranslation('admin-site')
  const stopped = t(stops.every(yieldsToReason) ? 'publish.stopped_some' : 'publish.stopped', {
    count: stops.length,
  })
  const blocked = changes === 0 ? t('publish.nothing') : stops.length > 0 && !isDespite ? stopped : undefined
  return (
    <>
      <Button type="submit" isDisabled={blocked !== undefined || !edited.isSaved} isPending={isPending}>
        {t(isNow ? 'publish.run' : 'publish.schedule')}
      </Button>
      {blocked !== undefined && <p className="small muted">{blocked}</p>}
    </>
  )
}
