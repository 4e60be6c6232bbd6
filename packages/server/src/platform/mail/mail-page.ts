import { palette } from '@hearthlight/domain/partner/palette'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { escapeHtml } from './escape-html.ts'

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

/** Styles stand on the elements and the layout is a table: mail programs know little else. */
export function mailPage(
  config: PartnerConfig,
  language: Language,
  subject: string,
  body: string,
  footer: string,
): string {
  // Mail programs know hexadecimal colours only, and the palette makes this one readable.
  const colour = palette(config.theme, 'light').action
  const title = escapeHtml(subject)
  const linked = body.replaceAll('<a href=', `<a style="color:${colour};font-weight:600" href=`)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;background:#f6f4ef;${FONT};color:#1f2320">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#ffffff;border-radius:12px" cellpadding="0" cellspacing="0">
<tr><td style="border-top:6px solid ${colour};border-radius:12px 12px 0 0;padding:24px 32px 0;font-size:18px;font-weight:700">${escapeHtml(config.name)}</td></tr>
<tr><td style="padding:8px 32px 24px;font-size:16px;line-height:1.55">${linked}</td></tr>
<tr><td style="padding:16px 32px 24px;font-size:13px;line-height:1.5;color:#5d635f;white-space:pre-line">${footer}</td></tr>
</table></td></tr></table></body></html>
`
}
