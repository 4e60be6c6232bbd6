import type { Translations } from '@hearthlight/domain/studio/translations/translations-contract'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { translationsQuery } from '../../api/translations-api.ts'
import { LoadFailed } from '../../kit/list/list-states.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { ADMIN_SITE } from '../site-paths.ts'
import { ExportDialog } from './export-dialog.tsx'
import { ImportTextsDialog } from './import-texts-dialog.tsx'
import { keyOf, textsIn } from './listed-text.ts'
import { TextList } from './text-list.tsx'
import { type TypedTexts, useTypedTexts } from './use-typed-texts.ts'

/** All that a partner says, beside what it says in another language. */
export function TranslationsScreen() {
  const { t } = useTranslation('admin-site')
  const all = useQuery(translationsQuery)
  const [params] = useSearchParams()
  const typing = useTypedTexts()
  if (all.data === undefined)
    return all.error === null ? (
      <Skeleton lines={12} />
    ) : (
      <LoadFailed message={all.error.message} retry={() => void all.refetch()} />
    )
  const asked = params.get('language')
  const language = all.data.languages.find((each) => each === asked) ?? all.data.languages[0]
  if (language === undefined)
    return (
      <>
        <PageHead title={t('translations.title')} sub={<Link to={ADMIN_SITE.edit}>{t('title')}</Link>} />
        <p>{t('translations.one_language')}</p>
      </>
    )
  return <InLanguage key={language} all={all.data} {...{ language, typing }} />
}

type Props = { all: Translations; language: Language; typing: TypedTexts }

function InLanguage({ all, language, typing }: Props) {
  const { t } = useTranslation('admin-site')
  const { number } = useFormats()
  const [, setParams] = useSearchParams()
  const [asks, setAsks] = useState<'export' | 'import' | null>(null)
  const texts = textsIn(all, language)
  const [missing, outdated] = (['missing', 'outdated'] as const).map(
    (state) => texts.filter((text) => text.state === state).length,
  )
  const named = { language: t(`language.${language}`), missing, outdated }
  return (
    <>
      <PageHead
        title={
          missing === 0 && outdated === 0 ? t('translations.head_done', named) : t('translations.head', named)
        }
        sub={
          <>
            <Link to={ADMIN_SITE.edit}>{t('title')}</Link> ·{' '}
            {t('translations.sub', { count: number(texts.length), language: t(`language.${all.source}`) })}
          </>
        }
        actions={
          <>
            <Select
              label={t('translations.language')}
              isLabelHidden
              placeholder={null}
              value={language}
              options={all.languages.map((each) => ({ value: each, label: t(`language.${each}`) }))}
              onChange={(next) => setParams({ language: next })}
            />
            <Button variant="secondary" onClick={() => setAsks('export')}>
              {t('translations.export')}
            </Button>
            <Button variant="secondary" onClick={() => setAsks('import')}>
              {t('translations.import')}
            </Button>
          </>
        }
      />
      <TextList {...{ all, language, texts, typing }} />
      {asks === 'export' && <ExportDialog language={language} onClose={() => setAsks(null)} />}
      {asks === 'import' && (
        <ImportTextsDialog
          onClose={() => setAsks(null)}
          onTake={(read) => {
            const listed = new Map(textsIn(all, read.language).map((text) => [text.key, text]))
            for (const { kind, id, path, text: words } of read.texts) {
              const text = listed.get(keyOf({ kind, id }, path, read.language))
              if (text !== undefined) typing.write(text, words, false)
            }
            setAsks(null)
            setParams({ language: read.language, tab: 'unseen' })
          }}
        />
      )}
    </>
  )
}
