import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { languagesOf } from '@hearthlight/domain/studio/languages-of'
import { partnerSettings, type StudioSection } from '@hearthlight/domain/studio/partner-settings'
import type { TextDocument } from '@hearthlight/domain/studio/translations/translations-contract'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { placeSearch } from '../../editor/words/linked-place.ts'
import { usePlaceNamesIn } from '../../editor/words/place-names.ts'
import type { PreviewPage } from '../preview/preview-pages.ts'
import { settingOf } from '../setting-of.ts'
import { ADMIN_SITE } from '../site-paths.ts'
import { useSettingWords } from '../use-setting-words.ts'
import type { ListedText } from './listed-text.ts'

export type Place = {
  /** What the list can be narrowed to: a part of the site, a program, an incentive. */
  readonly id: string
  readonly part: string
  /** What it is there. */
  readonly name: string
}

const ownSetting = (path: JsonPath) =>
  partnerSettings().find(({ path: own }) => own.every((step, index) => step === path[index]))

/** `settings.sections.home.sections[1].actions[0].label` is "Sections 2 › Actions 1 › Label". */
function namesAlong(path: JsonPath, nameOf: (key: string) => string): string {
  const names = path.flatMap((step, index) => {
    if (typeof step === 'number') return []
    const next = path[index + 1]
    return [typeof next === 'number' ? `${nameOf(step)} ${next + 1}` : nameOf(step)]
  })
  return names.join(' › ')
}

/** Where a text stands, in words. */
export function usePlaces(): (text: Pick<ListedText, 'document' | 'path'>) => Place {
  const { t, i18n } = useTranslation('admin-site')
  const reader = LANGUAGES.filter((language) => language === i18n.language)
  const { nameOf } = useSettingWords()
  const namesIn = usePlaceNamesIn()
  const inSite = (path: JsonPath): Place => {
    const setting = ownSetting(path)
    const section: StudioSection = setting?.section ?? 'identity'
    const isOwnWords = section === 'words'
    return {
      id: `site ${section}`,
      part: t(`section.${section}`),
      // The product's own words are named by the part of the site that says them: their keys are nobody's words.
      name: isOwnWords
        ? nameOf(String(path[1] ?? ''))
        : namesAlong(path.slice(Math.max(0, (setting?.path.length ?? 1) - 1)), nameOf),
    }
  }
  const inDocument = ({ kind, id, name, document }: TextDocument, path: JsonPath): Place => ({
    id: `${kind} ${id}`,
    part: t(`translations.${kind}`, { name }),
    name: namesIn(document, [...reader, ...languagesOf(document)], path)
      .slice(path[0] === 'incentive' ? 1 : 0)
      .join(' › '),
  })
  return ({ document, path }) => (document.kind === 'site' ? inSite(path) : inDocument(document, path))
}

/** The editor that the text belongs to, at its place. */
export function editorOf({ document: { kind, id }, path }: ListedText): string {
  if (kind === 'site' || id === null)
    return `${ADMIN_SITE.edit}?setting=${encodeURIComponent(settingOf(path))}`
  return `${consolePath(kind, { id })}?${placeSearch(path)}`
}

/** Pages that every visitor sees, by the part of the configuration that they are written in. */
const PAGE_OF: Readonly<Record<string, PreviewPage>> = {
  home: 'home',
  header: 'home',
  footer: 'home',
  how_it_works: 'how-it-works',
  about: 'about',
  terms_and_conditions: 'terms-and-conditions',
  sign_in: 'sign-in',
  sign_up: 'sign-up',
}

/** The page that shows a text, if a visitor comes to one. */
export const pageOf = ({ document: { kind }, path }: ListedText): PreviewPage | undefined =>
  kind === 'site' && path[1] === 'sections' ? PAGE_OF[String(path[2])] : undefined
