import { COLOUR_PATTERN } from '@hearthlight/domain/partner/look/theme-config'
import { NEW_PARTNER_COUNTRIES, PARTNER_MODULES } from '@hearthlight/domain/studio/new-partner/new-partner'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/fields/choices/checkbox-group.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { studioApi } from '../../api/site-api.ts'
import { Block } from '../../kit/block.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { PaperLogoNote } from '../paper-logo-note.tsx'
import { contentOf, PICTURE_TYPES } from '../picture-file.ts'
import { ColourEditor } from '../settings/colour-editor.tsx'
import styles from '../studio.module.css'

const START = {
  ...{
    name: '',
    code: '',
    host: '',
    contact_email: '',
    admin_name: '',
    admin_email: '',
    country: 'US',
    colour: 'oklch(0.44 0.078 214)',
  },
  languages: ['en'] as readonly string[],
  modules: ['assessment', 'incentives'] as readonly string[],
}
type Answers = typeof START
const COLOUR_FIELD = {
  kind: 'colour',
  key: 'colour',
  about: undefined,
  default: undefined,
  required: true,
  nullable: false,
} as const
const REQUIRED = ['name', 'code', 'host', 'contact_email', 'admin_name', 'admin_email'] as const
type TextKey = (typeof REQUIRED)[number]

/** For operators: a site from nothing. */
export function NewPartnerScreen() {
  const { t } = useTranslation('admin-site')
  const [answers, setAnswers] = useState<Answers>(START)
  const [logo, setLogo] = useState<File | null>(null)
  const [isTold, setTold] = useState(false)
  const set = <Key extends keyof Answers>(key: Key, value: Answers[Key]) =>
    setAnswers((before) => ({ ...before, [key]: value }))
  const doing = useMutation({
    mutationFn: async () =>
      studioApi.createPartner({
        ...answers,
        logo: logo === null ? null : { name: logo.name, content: await contentOf(logo) },
      }),
  })
  const refusal = (key: string) =>
    doing.error instanceof HttpProblem
      ? doing.error.fields.find(({ path }) => path === key)?.message
      : undefined
  const errorOf = (key: keyof Answers) =>
    isTold && answers[key].length === 0 ? t('new.missing') : refusal(key)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    const isWhole = REQUIRED.every((key) => answers[key] !== '') && answers.languages.length > 0
    if (isWhole && COLOUR_PATTERN.test(answers.colour)) doing.mutate()
  }
  if (doing.data !== undefined) return <Made {...doing.data} email={answers.admin_email} />
  return (
    <>
      <PageHead title={t('new.title')} sub={t('new.text')} hasErrors={doing.error !== null} />
      <Block title={t('new.heading')}>
        <form className={styles.partners} noValidate onSubmit={submit}>
          <div role="alert">
            {doing.error !== null && <Notice tone="danger">{doing.error.message}</Notice>}
          </div>
          <TextAnswers answers={answers} errorOf={errorOf} onChange={set} />
          <Select
            label={t('new.country')}
            placeholder={null}
            value={answers.country}
            options={NEW_PARTNER_COUNTRIES.map((country) => ({
              value: country,
              label: t(`new.countries.${country}`),
            }))}
            onChange={(country) => set('country', country)}
          />
          <CheckboxGroup
            label={t('new.languages')}
            value={answers.languages}
            error={errorOf('languages')}
            choices={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
            onChange={(languages) => set('languages', languages)}
          />
          <ColourField value={answers.colour} onChange={(colour) => set('colour', colour)} />
          <FileField
            label={t('new.logo')}
            accept={PICTURE_TYPES}
            files={logo === null ? [] : [logo.name]}
            onAdd={([chosen]) => setLogo(chosen ?? null)}
            onRemove={() => setLogo(null)}
          />
          <PaperLogoNote file={logo} />
          <CheckboxGroup
            label={t('new.modules')}
            value={answers.modules}
            choices={PARTNER_MODULES.map((module) => ({ value: module, label: t(`new.module.${module}`) }))}
            onChange={(modules) => set('modules', modules)}
          />
          <div>
            <Button type="submit" isPending={doing.isPending}>
              {t('new.run')}
            </Button>
          </div>
        </form>
      </Block>
    </>
  )
}

type TextProps = {
  answers: Answers
  errorOf: (key: TextKey) => string | undefined
  onChange: (key: TextKey, text: string) => void
}

function TextAnswers({ answers, errorOf, onChange }: TextProps) {
  const { t } = useTranslation('admin-site')
  const fields = [
    { key: 'name', label: t('new.name') },
    { key: 'code', label: t('new.code'), description: t('new.code_hint') },
    { key: 'host', label: t('new.host') },
    { key: 'contact_email', label: t('new.email'), type: 'email' },
    { key: 'admin_name', label: t('new.admin_name') },
    { key: 'admin_email', label: t('new.admin_email'), description: t('new.admin_hint'), type: 'email' },
  ] as const
  return fields.map(({ key, ...field }) => (
    <TextField
      key={key}
      {...field}
      value={answers[key]}
      error={errorOf(key)}
      onChange={(text) => onChange(key, text)}
    />
  ))
}

type ColourProps = { value: string; onChange: (colour: string) => void }

function ColourField({ value, onChange }: ColourProps) {
  const { t } = useTranslation('admin-site')
  return (
    <div>
      <p>
        <b>{t('new.colour')}</b>
      </p>
      <ColourEditor
        field={COLOUR_FIELD}
        label={t('new.colour')}
        value={value}
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
