import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { questionContext } from '@hearthlight/domain/texts/question-context'
import { Marked } from 'marked'
import { translator } from '../texts/texts.ts'
import { escapeHtml } from './escape-html.ts'
import type { Mail, MailRequest } from './mail.ts'
import { mailPage } from './mail-page.ts'

/** Values come from people: in Markdown they may not open a link or a tag. The links of a mail are ours, each a `url`. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&')
const isUrl = (text: string) => /^https?:\/\/[^\s<>"'()]+$/.test(text)

const markdown = new Marked({
  gfm: true,
  // A bare address is text: templates write their links out, and what looks like one came in by a name or a reason.
  tokenizer: { url: () => undefined },
  // Texts are a small Markdown subset; HTML in them is shown, never obeyed.
  renderer: { html: ({ text }) => escapeHtml(text) },
})

/** Subject, text and HTML of a mail from one template, which is a short Markdown text in the person's language. */
export function renderMail(config: PartnerConfig, request: MailRequest): Mail {
  const translate = translator(request.language, config)
  const values = {
    url: '',
    ...request.values,
    partner: config.name,
    support: `mailto:${config.contact_email}`,
  }
  const { list } = request
  const lines = (escaped: (of: Values) => Values) =>
    list && {
      list: list.items
        .map(({ name, says, place }) =>
          translate(list.line, { ...escaped({ name, says, url: place }), ...questionContext(name) }),
        )
        .join('\n'),
    }
  const body = (given: Values) => withoutDeadLink(translate(`${request.template}.body`, given))
  const plain = body({ ...values, ...lines((of) => of) })
  const marked = body({ ...mapValues(values), ...lines(mapValues) })
  const subject = translate(`${request.template}.subject`, values).replaceAll(/\s+/g, ' ')
  const footer = [config.mail.footer ?? config.name, config.contact_email].join('\n')
  return {
    from: {
      name: config.mail.from_name ?? config.name,
      address: config.mail.from_email ?? config.contact_email,
    },
    to: request.to,
    subject,
    text: `${toPlainText(plain, request.language)}\n\n--\n${footer}\n`,
    html: mailPage(
      config,
      request.language,
      subject,
      markdown.parse(marked, { async: false }),
      escapeHtml(footer),
    ),
    ...(request.calendar && { calendar: request.calendar }),
  }
}

type Values = Readonly<Record<string, string | number>>

function mapValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' || (key === 'url' && isUrl(value)) ? value : escapeMarkdown(value),
    ]),
  )
}

/** Whoever may not go to the place has no `url`: the paragraph that is the link is left out for them. */
const withoutDeadLink = (text: string) =>
  text
    .split('\n\n')
    .filter((paragraph) => !/^\[[^\]]*\]\(\)$/.test(paragraph))
    .join('\n\n')

/** Markdown reads well as plain text, but for its links. */
const toPlainText = (text: string, language: Language) =>
  text
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, language === 'fr' ? '$1\u00a0: $2' : '$1: $2')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .trim()
