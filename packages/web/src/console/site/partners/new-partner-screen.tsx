import { ownField } from '@hearthlight/domain/forms/field-definition'
import { NEW_PARTNER_COUNTRIES, PARTNER_MODULES } from '@hearthlight/domain/studio/new-partner/new-partner'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ControlProps, textOf } from '../../../forms/controls/control-props.ts'
import { useQuestionForm } from '../../../forms/use-question-form.ts'
import { useQuestions } from '../../../forms/use-questions.ts'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { studioApi } from '../../api/site-api.ts'
import { Block } from '../../kit/block.tsx'
import { ConsoleControl } from '../../kit/forms/console-control.tsx'
import { PageForm } from '../../kit/forms/page-form.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { PaperLogoNote } from '../paper-logo-note.tsx'
import { contentOf, PICTURE_TYPES } from '../picture-file.ts'
import { ColourEditor } from '../settings/colour-editor.tsx'

type Own = Partial<Parameters<typeof ownField>[0]>
const asked = (name: string, label: string, own: Own = {}) =>
  ownField({
    name,
    type: 'text',
    label: `admin-site:new.${label}`,
    required: true,
    messages: { required: 'admin-site:new.missing' },
    ...own,
  })
const options = (values: readonly string[], words: string) =>
  values.map((value) => ({ value, label: `admin-site:${words}.${value}` }))

const FIELDS = [
  asked('name', 'name'),
  asked('code', 'code', { help_text: 'admin-site:new.code_hint' }),
  asked('host', 'host'),
  asked('contact_email', 'email', { type: 'email' }),
  asked('admin_name', 'admin_name'),
  asked('admin_email', 'admin_email', { type: 'email', help_text: 'admin-site:new.admin_hint' }),
  asked('country', 'country', {
    type: 'select',
    default: 'US',
    options: options(NEW_PARTNER_COUNTRIES, 'new.countries'),
  }),
  asked('languages', 'languages', {
    type: 'multi_select',
    default: ['en'],
    options: options(LANGUAGES, 'language'),
  }),
  asked('colour', 'colour', { default: 'oklch(0.44 0.078 214)' }),
  asked('modules', 'modules', {
    type: 'multi_select',
    required: false,
    default: ['assessment', 'incentives'],
    options: options(PARTNER_MODULES, 'new.module'),
  }),
]

/** For operators: a site from nothing. */
export function NewPartnerScreen() {
  const { t } = useTranslation('admin-site')
  const [logo, setLogo] = useState<File | null>(null)
  const [made, setMade] = useState<MadeProps | null>(null)
  const form = useQuestionForm({
    id: 'new-partner',
    questions: useQuestions(FIELDS),
    save: async (values) => {
      const drawn = logo === null ? null : { name: logo.name, content: await contentOf(logo) }
      const site = await studioApi.createPartner({ ...values, logo: drawn })
      setMade({ ...site, email: String(values.admin_email) })
    },
  })
  if (made !== null) return <Made {...made} />
  return (
    <>
      <PageHead title={t('new.title')} sub={t('new.text')} hasErrors={form.summary !== null} />
      <Block title={t('new.heading')}>
        <PageForm
          form={form}
          submitLabel={t('new.run')}
          Control={NewPartnerControl}
          below={
            <>
              <FileField
                label={t('new.logo')}
                accept={PICTURE_TYPES}
                files={logo === null ? [] : [logo.name]}
                onAdd={([chosen]) => setLogo(chosen ?? null)}
                onRemove={() => setLogo(null)}
              />
              <PaperLogoNote file={logo} />
            </>
          }
        />
      </Block>
    </>
  )
}

const COLOUR_FIELD = {
  kind: 'colour',
  key: 'colour',
  about: undefined,
  default: undefined,
  fixed: undefined,
  required: true,
  nullable: false,
} as const

const NewPartnerControl = (props: ControlProps) =>
  props.path === 'colour' ? <ColourControl {...props} /> : <ConsoleControl {...props} />

function ColourControl({ value, onChange, common }: ControlProps) {
  const { t } = useTranslation('admin-site')
  return (
    <div>
      <p>
        <b>{common.label}</b>
      </p>
      <ColourEditor
        field={COLOUR_FIELD}
        label={t('new.colour')}
        value={textOf(value)}
        languages={[]}
        onChange={(colour) => onChange(String(colour ?? ''))}
      />
    </div>
  )
}

type MadeProps = { name: string; site_url: string; console_url: string; email: string }

function Made({ name, site_url, console_url, email }: MadeProps) {
  const { t } = useTranslation('admin-site')
  return (
    <>
      <PageHead title={t('new.made', { name })} sub={t('new.invited', { email })} />
      <p>
        <a href={site_url}>{t('new.open')}</a>
      </p>
      <p>
        <a href={console_url}>{t('new.console')}</a>
      </p>
    </>
  )
}
