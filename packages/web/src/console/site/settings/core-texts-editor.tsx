import { type CoreText, coreTexts, writeCoreText } from '@hearthlight/domain/studio/core-texts'
import { LANGUAGES, type Language, type Texts } from '@hearthlight/domain/texts/namespaces'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useSettingWords } from '../use-setting-words.ts'
import styles from '../values.module.css'

const files = import.meta.glob<{ default: Texts }>('../../../../../../domain/src/texts/??/*.json')
/** The words of the console, which no partner changes, are not among them. */
const SPOKEN = Object.keys(files).flatMap((file) => /\/en\/(.+)\.json$/.exec(file)?.[1] ?? [])
/** Characters that a line of the editor holds. */
const LONG = 40
/** A search finds the others. */
const SHOWN = 25

async function readTexts(namespace: string, languages: readonly Language[]) {
  const read = languages.map(async (language) => {
    const file = await files[`../../../../../../domain/src/texts/${language}/${namespace}.json`]?.()
    return [language, file?.default ?? {}] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

type Props = { value: unknown; languages: readonly Language[]; onChange: (value: unknown) => void }

/** The product's own texts in all languages of the site side by side, to be said otherwise. */
export function CoreTextsEditor({ value, languages, onChange }: Props) {
  const { t, i18n } = useTranslation('admin-site')
  const reader = LANGUAGES.find((language) => language === i18n.language) ?? 'en'
  const { nameOf } = useSettingWords()
  const [namespace, setNamespace] = useState<string>('shared')
  const [search, setSearch] = useState('')
  const { data } = useQuery({
    queryKey: ['core-texts', namespace, languages.join()],
    queryFn: () => readTexts(namespace, languages),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data === undefined) return <Skeleton lines={8} />
  const found = coreTexts(namespace, data, languages, value).filter((text) => isFound(text, search))
  return (
    <div className={styles.stack}>
      <div className={styles.adding}>
        <Select
          label={t('core.part')}
          placeholder={null}
          value={namespace}
          options={SPOKEN.map((name) => ({ value: name, label: nameOf(name) })).sort((a, b) =>
            a.label.localeCompare(b.label, reader),
          )}
          onChange={setNamespace}
        />
        <TextField label={t('core.search')} type="search" value={search} onChange={setSearch} />
      </div>
      {found.slice(0, SHOWN).map((text) => (
        <fieldset key={text.path.join('.')} className={styles.group}>
          <legend>{text.core[reader] ?? Object.values(text.core)[0]}</legend>
          <div className={styles.languages}>
            {languages.map((language) => (
              <TextInLanguage
                key={language}
                text={text}
                language={language}
                onChange={(next) => onChange(writeCoreText(value, text, language, next))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className="small muted">
        {t('core.shown', { total: found.length, shown: Math.min(SHOWN, found.length) })}
      </p>
    </div>
  )
}

type InLanguage = { text: CoreText; language: Language; onChange: (text: string) => void }

function TextInLanguage({ text: { core, own }, language, onChange }: InLanguage) {
  const { t } = useTranslation('admin-site')
  const isOwn = own[language] !== undefined && own[language] !== core[language]
  const Control = Object.values(core).some((said) => said.length > LONG) ? TextArea : TextField
  return (
    <Control
      label={t(`language.${language}`)}
      description={isOwn ? t('core.was', { text: core[language] ?? '' }) : undefined}
      error={own[language] === '' ? t('text.missing') : undefined}
      value={own[language] ?? core[language] ?? ''}
      onChange={onChange}
    />
  )
}

/** What the partner says otherwise comes up by any search that its path or its words answer. */
function isFound({ path, core, own }: CoreText, search: string): boolean {
  const said = [path.join('.'), ...Object.values(core), ...Object.values(own)]
  return said.some((text) => text?.toLowerCase().includes(search.trim().toLowerCase()))
}
