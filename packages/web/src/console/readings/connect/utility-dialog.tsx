import { type FieldDefinition, ownField } from '@hearthlight/domain/forms/field-definition'
import { useTranslation } from 'react-i18next'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { type IdentifiedProvider, meterProvidersApi } from '../../api/meter-providers-api.ts'
import { QuestionDialog } from '../../kit/forms/question-dialog.tsx'

const words = (name: string) => `admin-readings:utility.field.${name}`
const hint = (name: string) => ({ help_text: `admin-readings:utility.hint.${name}` })
const field = (name: string, more: Partial<Parameters<typeof ownField>[0]> = {}): FieldDefinition =>
  ownField({ name, type: 'text', label: words(name), required: true, ...more })

const FIELDS = [
  field('name', { validations: { max: 80 } }),
  field('authorization_url'),
  field('token_url'),
  field('resource_url', hint('resource_url')),
  field('revocation_url', { required: false, ...hint('revocation_url') }),
  field('scope', { validations: { max: 500 }, ...hint('scope') }),
  field('client_id', { validations: { max: 200 } }),
]
const SECRET = field('secret', { type: 'password', validations: { max: 500 }, ...hint('secret') })
const OTHER_SECRET = field('secret', { type: 'password', required: false, ...hint('secret_kept') })
const USES_PKCE = ownField({ name: 'uses_pkce', type: 'checkbox', label: words('uses_pkce') })

type Props = { utility: IdentifiedProvider | undefined; onClose: () => void }

/** Adds a utility or changes one. Its secret is written and never read: left empty, the stored one stays. */
export function UtilityDialog({ utility, onClose }: Props) {
  const { t } = useTranslation('admin-readings')
  const form = useQuestionForm({
    id: 'utility',
    record: utility?.id,
    questions: useQuestions([...FIELDS, utility === undefined ? SECRET : OTHER_SECRET, USES_PKCE]),
    known: { uses_pkce: true, ...utility, revocation_url: utility?.revocation_url ?? '' },
    save: async (values) => {
      const text = (name: string) => String(values[name] ?? '')
      const said = {
        name: text('name'),
        authorization_url: text('authorization_url'),
        token_url: text('token_url'),
        resource_url: text('resource_url'),
        revocation_url: text('revocation_url') || null,
        scope: text('scope'),
        client_id: text('client_id'),
        uses_pkce: values['uses_pkce'] === true,
      }
      const secret = text('secret')
      if (utility === undefined) await meterProvidersApi.add({ ...said, secret })
      else {
        const { id, version } = utility
        await meterProvidersApi.change(id, { ...said, version, ...(secret !== '' && { secret }) })
      }
      onClose()
    },
  })
  return (
    <QuestionDialog
      form={form}
      title={t(utility === undefined ? 'utility.add' : 'utility.change_title')}
      size="l"
      submitLabel={t('utility.save')}
      onClose={onClose}
    />
  )
}
