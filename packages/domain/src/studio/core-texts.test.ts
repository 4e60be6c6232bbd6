import { expect, it } from 'vitest'
import { coreTexts, writeCoreText } from './core-texts.ts'

const CORE = {
  en: { nav: { rebates: 'Find rebates', about: 'About' } },
  fr: { nav: { rebates: 'Trouver des aides', about: 'À propos' } },
}
const read = (own: unknown) => coreTexts('shared', CORE, ['en', 'fr'], own)
const textOf = (own: unknown) => {
  const [text] = read(own)
  if (text === undefined) throw new Error('no text')
  return text
}

it('lists every text in every language, with what the partner says instead', () => {
  expect(read({ shared: { nav: { rebates: { en: 'Money back' } } } })).toEqual([
    {
      path: ['shared', 'nav', 'rebates'],
      core: { en: 'Find rebates', fr: 'Trouver des aides' },
      own: { en: 'Money back' },
    },
    { path: ['shared', 'nav', 'about'], core: { en: 'About', fr: 'À propos' }, own: {} },
  ])
})

it('keeps the words of the product in the languages that were not written', () => {
  const own = writeCoreText({}, textOf({}), 'en', 'Money back')
  expect(own).toEqual({ shared: { nav: { rebates: { en: 'Money back', fr: 'Trouver des aides' } } } })
  const both = writeCoreText(own, textOf(own), 'fr', '')
  expect(textOf(both).own).toEqual({ en: 'Money back', fr: '' })
})

it('is the text of the product again once it says nothing else', () => {
  const own = writeCoreText({}, textOf({}), 'en', 'Money back')
  expect(writeCoreText(own, textOf(own), 'en', 'Find rebates')).toEqual({ shared: { nav: {} } })
})

it('takes a text that was written once for one of every language', () => {
  const own = { shared: { nav: { rebates: 'Geld' } } }
  expect(textOf(own).own).toEqual({ en: 'Geld', fr: 'Geld' })
  expect(writeCoreText(own, textOf(own), 'fr', 'Argent')).toEqual({
    shared: { nav: { rebates: { en: 'Geld', fr: 'Argent' } } },
  })
})
