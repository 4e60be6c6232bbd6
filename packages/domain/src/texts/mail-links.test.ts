import { expect, it } from 'vitest'
import { z } from 'zod'
import { LANGUAGES, type Language } from './namespaces.ts'
import { NAMESPACES, readTexts } from './testing/read-texts.ts'

/** Mails that lead nowhere, each with the reason. */
const WITHOUT_LINK: Readonly<Record<string, string>> = {
  'accounts:mail.erased': 'nothing of the account is left to open',
  'accounts:mail.erased-but-paid': 'what is left of it is not theirs to open',
}

/** The reader goes on by one of these; `list` holds links of its own beside that of the mail. */
const LINK = /\]\(\{\{(url|resume|status|support)\}\}\)/

const Mails = z.object({ mail: z.record(z.string(), z.unknown()) })
const Template = z.object({ subject: z.string(), body: z.string() })

async function templatesOf(language: Language, noun: string) {
  const mails = Mails.safeParse(await readTexts(language, noun))
  return Object.entries(mails.data?.mail ?? {}).flatMap(([name, text]) => {
    const template = Template.safeParse(text)
    return template.success ? [{ language, name: `${noun}:mail.${name}`, body: template.data.body }] : []
  })
}

const templates = (
  await Promise.all(LANGUAGES.flatMap((language) => NAMESPACES.map((noun) => templatesOf(language, noun))))
).flat()

it('every mail in every language has the way to what it tells of, or says here why it has none', () => {
  expect(templates.length).toBeGreaterThan(30 * LANGUAGES.length)
  const without = templates.filter(({ body }) => !LINK.test(body))
  expect([...new Set(without.map(({ name }) => name))].toSorted()).toEqual(Object.keys(WITHOUT_LINK))
  expect(without).toHaveLength(Object.keys(WITHOUT_LINK).length * LANGUAGES.length)
})

it('the link stands alone in its paragraph, so that it can be left out for who may not go there', () => {
  const within = templates.filter(({ body }) =>
    body
      .split('\n\n')
      .some((part) => part.includes('({{url}})') && !/^\[[^\]]+\]\(\{\{url\}\}\)$/.test(part)),
  )
  expect(within).toEqual([])
})
