import { describe, expect, it } from 'vitest'
import { ValidProgram } from '../lint/valid-program.ts'
import { emptyProgram } from '../studio/empty-program.ts'
import { keepLanguages } from '../studio/keep-languages.ts'
import { appliances } from './appliances.ts'
import { heatPump } from './heat-pump.ts'
import { homeVisit } from './home-visit.ts'
import { incomeQualified } from './income-qualified.ts'
import { insulation } from './insulation.ts'
import { weatherKit } from './weather-kit.ts'

const LIBRARY = [weatherKit, insulation, heatPump, appliances, homeVisit, incomeQualified]

describe.each(LIBRARY.map((template) => [template.code, template] as const))(
  'the template %s',
  (_, template) => {
    it('is sound in all languages, and in those of a partner', () => {
      expect(ValidProgram.safeParse(template).error?.issues ?? []).toEqual([])
      const kept = keepLanguages(template, ['fr'])
      expect(ValidProgram.safeParse(kept).error?.issues ?? []).toEqual([])
      expect(JSON.stringify(kept)).not.toContain('"en"')
    })
    it('names the most that each measure pays in the words of its formula', () => {
      const measures = template.measure_groups?.flatMap((group) => group.measures) ?? []
      for (const { formula, formula_says } of measures) {
        const named = Object.values(formula_says ?? {}).map((words) => words.replaceAll(/[\s.,]/g, ''))
        if (formula.cap !== undefined) for (const words of named) expect(words).toContain(formula.cap)
      }
    })
  },
)

it('a program begun from nothing lacks only what nobody can know', () => {
  const issues = ValidProgram.safeParse(emptyProgram()).error?.issues ?? []
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['measure_groups', 'nothing says what is paid'],
    ['question_groups.0', 'asks nothing'],
  ])
})

it('a mail with a placeholder that nobody fills is refused at its place', () => {
  const { submitted } = weatherKit.statuses
  if (submitted?.mail === undefined) throw new Error('the template has changed')
  const mail = { ...submitted.mail, text: { ...submitted.mail.text, en: 'Dear {{cat}}' } }
  const changed = { ...weatherKit, statuses: { ...weatherKit.statuses, submitted: { ...submitted, mail } } }
  expect(ValidProgram.safeParse(changed).error?.issues).toMatchObject([
    { path: ['statuses', 'submitted', 'mail', 'text'], message: 'no such placeholder: cat' },
  ])
})
