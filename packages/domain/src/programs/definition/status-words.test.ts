import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../../buildings/rebate-project.ts'
import en from '../../texts/en/incentives.json' with { type: 'json' }
import es from '../../texts/es/incentives.json' with { type: 'json' }
import fr from '../../texts/fr/incentives.json' with { type: 'json' }
import pt from '../../texts/pt/incentives.json' with { type: 'json' }
import { ValidProgram } from '../lint/valid-program.ts'
import { standardStatuses } from '../templates/standard-statuses.ts'

const WORDS = { en: en.status, es: es.status, fr: fr.status, pt: pt.status }
const PARTNERS = path.resolve(import.meta.dirname, '../../../../../partners')
const demo = ['lakeshore', 'boreale'].flatMap((partner) => {
  const folder = path.join(PARTNERS, partner, 'programs')
  return readdirSync(folder).map((file) => {
    const { statuses, is_posted } = ValidProgram.parse(
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
    )
    return [`${partner} ${file}`, statuses, is_posted] as const
  })
})

it.each([...demo, ['the library', standardStatuses, false] as const])(
  'calls a status of %s as it calls that of a rebate',
  (_, statuses, isPosted) => {
    // What is sent by post is not paid.
    for (const code of APPLICATION_STATUSES.filter((each) => !isPosted || each !== 'payment_issued')) {
      const name = statuses[code]?.name ?? {}
      const languages = (['en', 'es', 'fr', 'pt'] as const).filter((language) => language in name)
      expect(languages).not.toEqual([])
      for (const language of languages) expect(name[language]).toBe(WORDS[language][code])
    }
  },
)
