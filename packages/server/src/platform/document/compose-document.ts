import { createHash } from 'node:crypto'
import { BOOT_ELEMENT } from '@hearthlight/domain/navigation/boot-data'
import { theme } from '@hearthlight/domain/partner/look/theme'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { PageFiles, WebBuild } from './web-build.ts'

export type DocumentParts = {
  readonly language: Language
  readonly version: number
  readonly config: PartnerConfig
  readonly build: WebBuild
  readonly files: PageFiles
  readonly description: string | undefined
  readonly title: string
  /** What stands in the place of the app until it runs, as HTML. */
  readonly body: string
  /** What the browser is to ask for before it has read the document. */
  readonly links: string | undefined
  /** The app takes such a body over instead of drawing its own. */
  readonly isDrawn: boolean
  /** `BootData` as JSON. */
  readonly boot: string
}
export type ComposedDocument = Pick<DocumentParts, 'links'> & {
  readonly html: string
  /** Of the one style inside. */
  readonly styleHash: string
}

/** The document of a page: whose it is, how it looks, which files it needs, and the data the app starts with. */
export function composeDocument(parts: DocumentParts): ComposedDocument {
  const { language, config, title, body, links, isDrawn, boot } = parts
  const style = themeStyle(config) + (isDrawn ? pageStyle(parts) : '')
  const html = `<!doctype html>
<html lang="${language}" data-brand="${escaped(config.code)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${style}</style>
${headLinks(parts).join('\n')}
</head>
<body>
<div id="root"${isDrawn ? ' data-rendered' : ''}>${body}</div>
<script type="application/json" id="${BOOT_ELEMENT}">${boot.replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
  return { html, links, styleHash: createHash('sha256').update(style).digest('base64') }
}

/** A drawn page waits for no file: what it looks like stands in it. */
const pageStyle = ({ build, files }: DocumentParts) =>
  files.styles.map((file) => build.styleText(file).replaceAll('</', '<\\/')).join('\n')

/**
 * Styles before scripts: a page is painted before it can be used. A module waits by itself until all is read. The style
 * sheets of a drawn page are named for the app, which would load them once more, and for the pages that come after.
 */
function headLinks({ description, config, version, build, files, isDrawn }: DocumentParts): string[] {
  const [, ...others] = files.scripts
  const own = config.settings.sections.custom_css === '' ? [] : [`custom.css?v=${version}`]
  return [
    ...(description === undefined ? [] : [`<meta name="description" content="${escaped(description)}">`]),
    `<link rel="icon" data-partner href="${escaped(config.logo_icon_url)}">`,
    ...files.styles.map(
      (file) => `<link rel="stylesheet" crossorigin${isDrawn ? ' media="not all"' : ''} href="/${file}">`,
    ),
    ...own.map(
      (file) => `<link rel="stylesheet" data-partner href="/partner-assets/${escaped(config.code)}/${file}">`,
    ),
    ...fontsOf(config, build).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    `<script type="module" crossorigin src="/${build.entry}"></script>`,
    ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
}

/** The same properties that the app sets on the page; a `<` in one of them would end the element. */
const themeStyle = (config: PartnerConfig) =>
  `:root{${Object.entries(theme(config))
    .map(([name, value]) => `${name}:${value.replaceAll('<', '')}`)
    .join(';')}}`

function fontsOf(config: PartnerConfig, build: WebBuild): string[] {
  const { '--partner-display': display, '--partner-text': text } = theme(config)
  return [display, text].flatMap((family = '') => build.fontOf(family.replaceAll('"', '')) ?? [])
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
