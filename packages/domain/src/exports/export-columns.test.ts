import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../texts/namespaces.ts'
import {
  answerColumn,
  codeOfAnswer,
  columnsOf,
  EXPORT_GROUPS,
  EXPORT_NAMES,
  groupsOf,
  orderedColumns,
  tellsOfPeople,
  usualColumns,
} from './export-columns.ts'
import { EXPORT_REASONS, EXPORT_STATES } from './export-file.ts'

it('names every export', () => {
  expect([...EXPORT_NAMES].sort()).toEqual(Object.keys(EXPORT_GROUPS).sort())
})
it.each(EXPORT_NAMES)('has each column of %s in one group, and the id among the keys', (name) => {
  expect(new Set(columnsOf(name)).size).toBe(columnsOf(name).length)
  expect(columnsOf(name)).toContain('id')
  expect(usualColumns(name)).not.toContain('id')
})
it('gives the columns that were asked for in the order of the export, answers at the end', () => {
  const answers = [answerColumn('attic'), answerColumn('fuel')]
  expect(orderedColumns('people', [], ['email', 'name', 'nothing'])).toEqual(['name', 'email'])
  expect(orderedColumns('applications', answers, ['answer.fuel', 'zip', 'answer.none', 'number'])).toEqual([
    ...['number', 'zip', 'answer.fuel'],
  ])
})
it('knows an answer from a column of its own', () => {
  expect([codeOfAnswer('answer.fuel'), codeOfAnswer('number')]).toEqual(['fuel', undefined])
})
it.each(LANGUAGES)('has words in %s for every column and group', async (language) => {
  const { default: texts } = await import(`../texts/console/${language}/admin-exports.json`)
  for (const name of EXPORT_NAMES) {
    expect([texts.what[name], texts.sentence[name]], name).toEqual([expect.any(String), expect.any(String)])
    for (const { group, columns } of groupsOf(name)) {
      expect(texts.group[group], group).toEqual(expect.any(String))
      for (const column of columns)
        expect([group, column, texts.column[group]?.[column]]).toEqual([group, column, expect.any(String)])
    }
  }
  for (const state of EXPORT_STATES.filter((known) => known !== 'ready'))
    expect(texts.state[state], state).toEqual(expect.any(String))
  for (const reason of EXPORT_REASONS) expect(texts.reason[reason], reason).toEqual(expect.any(String))
})
describe('what tells of people', () => {
  it('are names, mails, streets and answers; the name of a program is nobody’s', () => {
    expect(tellsOfPeople('applications', ['number', 'name', 'zip'])).toBe(false)
    expect(tellsOfPeople('people', ['name'])).toBe(true)
    expect(tellsOfPeople('applications', ['number', 'person_email'])).toBe(true)
    expect(tellsOfPeople('applications', ['number', 'answer.income'])).toBe(true)
  })
})
