import { escapeHtml } from './escape-html.ts'
import type { StoredMail } from './mail-store.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1f2320}
article{border-top:1px solid #d8d5cc;padding:1rem 0}h2{font-size:1.1rem;margin:0}p{margin:.25rem 0;color:#5d635f}
pre{white-space:pre-wrap;font:inherit;overflow-wrap:anywhere}`

/** Mails as a list, newest first; links in the text can be followed. */
export function mailboxPage(partner: string, mails: readonly StoredMail[]): string {
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title><style>${STYLE}</style></head>
<body><main><h1>Mailbox of ${escapeHtml(partner)}</h1>${list}</main></body></html>`
}

const article = (
  mail: StoredMail,
) => `<article><h2><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></h2>
<p>To ${escapeHtml(mail.to)} from ${escapeHtml(mail.from)}, <time>${mail.created_at.toISOString()}</time></p>
<pre>${linked(escapeHtml(mail.text))}</pre></article>`

const linked = (text: string) =>
  text.replaceAll(/https?:\/\/[^\s<>"']+/g, (url) => `<a href="${url}">${url}</a>`)
