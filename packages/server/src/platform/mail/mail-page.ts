import { palette } from '@hearthlight/domain/partner/look/palette'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { escapeHtml } from './escape-html.ts'

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"

/** Styles stand on the elements and the layout is a table: mail programs know little else. */
export function mailPage(
  config: PartnerConfig,
  language: Language,
  subject: string,
  body: string,
  footer: string,
): string {
  const look = lookOf(config)
  const title = escapeHtml(subject)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;background:${look.sunk};font-family:${SANS};color:${look.ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:${look.raised};border-radius:${look.card}" cellpadding="0" cellspacing="0">
<tr><td style="border-top:6px solid ${look.action};border-radius:${look.card} ${look.card} 0 0;padding:24px 28px 8px;font-family:${look.display};font-size:22px;font-weight:${look.weight};color:${look.action}">${escapeHtml(config.name)}</td></tr>
<tr><td style="padding:8px 28px 20px;font-size:16px;line-height:1.55;overflow-wrap:anywhere">${withLinks(body, look)}</td></tr>
<tr><td style="padding:0 28px 24px"><div style="border-top:1px solid ${look.line};padding-top:16px;font-size:13px;line-height:1.5;color:${look.quiet};white-space:pre-line">${footer}</div></td></tr>
</table></td></tr></table></body></html>
`
}

type Look = ReturnType<typeof lookOf>

/**
 * Mail programs know hexadecimal colours and the fonts of the machine, and show no SVG: the name of the partner, set in
 * the nearest such font and in the partner's colour, stands for the logo.
 */
function lookOf({ theme }: PartnerConfig) {
  const colours = palette(theme, 'light')
  const isSerif = theme.fonts !== 'bricolage'
  return {
    ...colours,
    quiet: colours.ink2,
    display: isSerif ? SERIF : SANS,
    weight: isSerif ? 600 : 800,
    card: `${theme.radius_px}px`,
    control: `${Math.round(theme.radius_px * 0.6)}px`,
  }
}

/** A link that is a paragraph of its own is the one thing to do, so it wears the button; the others are words. */
function withLinks(body: string, { action, onAction, control }: Look): string {
  const button = `display:inline-block;padding:13px 22px;background:${action};color:${onAction};border-radius:${control};font-weight:600;text-decoration:none`
  return body
    .replaceAll(
      /<p><a href=("[^"]*")>([^<]*)<\/a><\/p>/g,
      `<p style="margin:24px 0"><a style="${button}" href=$1>$2</a></p>`,
    )
    .replaceAll('<a href=', `<a style="color:${action};font-weight:600" href=`)
}
