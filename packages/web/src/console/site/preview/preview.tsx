import type { Scheme } from '@hearthlight/domain/partner/look/palette'
import { PREVIEW_PERSONS, type PreviewPerson } from '@hearthlight/domain/studio/contract/studio-contract'
import { languagesOf } from '@hearthlight/domain/studio/languages-of'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { sessionQuery } from '../../api/session-api.ts'
import { mayOpen, type Rights } from '../../session/may-open.ts'
import styles from './preview.module.css'
import { PREVIEW_PAGES, type PreviewPage } from './preview-pages.ts'
import { SiteFrame } from './site-frame.tsx'
import { LanguageChoice, PageChoice } from './view-choices.tsx'

const WIDTHS = ['375', '768', '1280'] as const

type Props = { config: unknown; version: number }

/** A report is that of a real person. */
const personsFor = (session: Rights) =>
  PREVIEW_PERSONS.filter((each) => each !== 'report' || mayOpen({ permission: 'login_as' }, session))

/** The site itself, of the draft as it stands here, before anything is published. */
export function Preview({ config, version }: Props) {
  const { t } = useTranslation('admin-site')
  const { data: session } = useSuspenseQuery(sessionQuery)
  const persons = personsFor(session)
  const [person, setPerson] = useState<PreviewPerson>('visitor')
  const pages: readonly PreviewPage[] = PREVIEW_PAGES[person]
  const [wanted, setWanted] = useState<PreviewPage>('home')
  const page = pages.includes(wanted) ? wanted : (pages[0] ?? 'home')
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('1280')
  const [scheme, setScheme] = useState<Scheme>('light')
  const languages = languagesOf(config)
  const [asked, setAsked] = useState<Language>()
  const language = asked !== undefined && languages.includes(asked) ? asked : languages[0]
  return (
    <aside className={styles.preview} aria-label={t('preview.title')}>
      <div className={styles.looks}>
        <PageChoice value={page} among={pages} onChoose={setWanted} />
        <Select
          label={t('preview.person')}
          isLabelHidden
          placeholder={null}
          value={person}
          options={persons.map((each) => ({ value: each, label: t(`preview.persons.${each}`) }))}
          onChange={(next) => setPerson(persons.find((each) => each === next) ?? 'visitor')}
        />
        <LanguageChoice value={language} among={languages} onChoose={setAsked} />
        <Segmented
          label={t('preview.width')}
          value={width}
          onChange={setWidth}
          options={WIDTHS.map((each) => ({ value: each, label: each }))}
        />
        <Segmented
          label={t('preview.scheme')}
          value={scheme}
          onChange={setScheme}
          options={(['light', 'dark'] as const).map((each) => ({ value: each, label: t(`preview.${each}`) }))}
        />
      </div>
      <SiteFrame {...{ config, version, person, page, language, scheme, width: Number(width) }} />
    </aside>
  )
}
