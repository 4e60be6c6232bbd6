import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'

const LONGEST = 160

/** What a search engine says under a page's title: the partner's own words of that page, else those of its home page. */
export function describePage(page: PageName | undefined, { settings }: PartnerConfig): string | undefined {
  const { about, how_it_works, home, sign_in, sign_up } = settings.sections
  const own: Partial<Record<PageName, string | undefined>> = {
    about: about.text,
    'how-it-works': how_it_works.text,
    'sign-in': sign_in.text,
    'sign-up': sign_up.text,
  }
  const hero = home.sections.find((section) => section.type === 'hero')
  const text = (page && own[page]) ?? hero?.text
  return text === undefined ? undefined : shortened(plain(text))
}

/** Markdown without its signs; a link keeps its words. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_#>`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const shortened = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`
