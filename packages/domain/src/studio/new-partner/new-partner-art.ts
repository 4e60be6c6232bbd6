import { palette } from '../../partner/look/palette.ts'
import { ThemeConfig } from '../../partner/look/theme-config.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const svg = (box: string, label: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${escaped(label)}">${body}</svg>`

/** A drawn house, for a partner that has no mark yet. */
const MARK = 'M4 21L20 7l16 14M8.500 18v17h23V18M16 35V25h8v10'

/** The pictures of a site whose partner has brought none: made of its name and its colour. */
export function newPartnerArt(name: string, colour: string) {
  const { action, accent } = palette(ThemeConfig.parse({ colour }), 'light')
  const { action: bright } = palette(ThemeConfig.parse({ colour }), 'dark')
  const style = `<style>.m{stroke:${action}}.t{fill:#211e18}@media (prefers-color-scheme:dark){.m{stroke:${bright}}.t{fill:#efece7}}</style>`
  const mark = `<path class="m" d="${MARK}" fill="none" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round"/>`
  const width = 60 + Math.ceil(name.length * 11.5)
  const word = `<text class="t" x="50" y="30" font-family="Georgia, serif" font-size="21">${escaped(name)}</text>`
  return {
    icon: svg('0 0 40 42', name, style + mark),
    logo: svg(`0 0 ${width} 42`, name, style + mark + word),
    hero: svg('0 0 900 720', name, hero(action, bright, accent)),
  }
}

/** A house in the evening, in the partner's own colours. */
const hero = (action: string, bright: string, accent: string) =>
  [
    `<rect width="900" height="720" fill="${bright}" opacity=".45"/>`,
    `<circle cx="640" cy="330" r="92" fill="${accent}"/>`,
    `<path d="M0 420c180-70 330-60 470-20s290 40 430-30v350H0z" fill="${action}" opacity=".55"/>`,
    `<path d="M0 520c220-80 420-40 560 0s240 30 340-10v210H0z" fill="${action}"/>`,
    '<path d="M250 500V360l130-105 130 105v140z" fill="#f6f1e4"/>',
    `<path d="M228 376L380 250l152 126" fill="none" stroke="${action}" stroke-width="22" stroke-linejoin="round"/>`,
    `<path d="M290 395h62v56h-62zM408 395h62v105h-62z" fill="${accent}"/>`,
    '<path d="M321 395v56M290 423h62" stroke="#f6f1e4" stroke-width="5"/>',
    `<path d="M120 560l40-120 40 120zM690 570l46-140 46 140zM760 585l34-104 34 104z" fill="${action}"/>`,
  ].join('')
