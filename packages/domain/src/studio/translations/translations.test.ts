import { describe, expect, it } from 'vitest'
import { wordsKept } from './agreed-words.ts'
import { checkTranslation } from './check-translation.ts'
import { memoryOf } from './memory.ts'
import { ownTexts, type TextVersion } from './own-texts.ts'

const SINCE = new Date('2026-11-01T00:00:00Z')
const at = (day: string) => new Date(`${day}T12:00:00Z`)
const home = (title: object, ...others: object[]) => ({ sections: [{ title }, ...others], country: 'US' })
const HEAT = { en: 'Keep your heat', es: 'Conserve su calor' }

const read = (versions: readonly TextVersion[], lookedAt: Parameters<typeof ownTexts>[0]['lookedAt'] = []) =>
  ownTexts({ versions, source: 'en', languages: ['en', 'es'], lookedAt, since: SINCE }).map(
    ({ path, source, translations: [spanish] }) => [path.join('.'), source, spanish?.state, spanish?.was],
  )

describe('how a text stands in another language', () => {
  it('is missing, out of date, not looked at or good', () => {
    const live = {
      document: home(
        HEAT,
        { title: { en: 'Ask us', es: 'Pregunte' } },
        { title: { en: 'Begin', es: 'Empezar' } },
      ),
      at: at('2026-10-02'),
    }
    const draft = {
      document: home(
        { ...HEAT, en: 'Keep the heat you pay for' },
        { title: { en: 'Ask us', es: 'Escríbanos' } },
        { title: { en: 'Begin', es: 'Empezar' } },
        { title: { en: 'New here' } },
        { title: { en: '', es: 'Nada' } },
      ),
      at: null,
    }
    expect(read([draft, live])).toEqual([
      ['sections.0.title', 'Keep the heat you pay for', 'outdated', 'Keep your heat'],
      ['sections.1.title', 'Ask us', 'unseen', null],
      ['sections.2.title', 'Begin', 'good', null],
      ['sections.3.title', 'New here', 'missing', null],
    ])
  })

  it('stays out of date after it was published so, until somebody looked at it', () => {
    const now = home({ ...HEAT, en: 'Keep the heat you pay for' })
    const versions = [
      { document: now, at: at('2026-11-04') },
      { document: home({ ...HEAT, en: 'Keep it' }), at: at('2026-10-05') },
      { document: home(HEAT), at: at('2026-10-02') },
      { document: home({ en: 'Long ago', es: 'Hace mucho' }), at: at('2026-09-02') },
    ]
    const stands = (state: string, was: string | null) => [
      ['sections.0.title', 'Keep the heat you pay for', state, was],
    ]
    expect(read(versions)).toEqual(stands('outdated', 'Keep your heat'))
    const spanish = { language: 'es', text: HEAT.es } as const
    expect(read(versions, [{ ...spanish, source: 'Keep it' }])).toEqual(stands('outdated', 'Keep it'))
    expect(read(versions, [{ ...spanish, source: 'Keep the heat you pay for' }])).toEqual(
      stands('good', null),
    )
  })

  it('does not change when a list puts it elsewhere', () => {
    const live = { document: home(HEAT, { title: { en: 'Yes', es: 'Sí' } }), at: at('2026-10-02') }
    const draft = { document: home({ en: 'First', es: 'Primero' }, { title: HEAT }), at: null }
    expect(read([draft, live]).map(([, , state]) => state)).toEqual(['unseen', 'good'])
  })

  it('is changed by a new source or by new words of its own, since a day', () => {
    const document = home(HEAT, { title: { en: 'New', es: 'Nuevo' } })
    const versions = [
      { document, at: at('2026-11-04') },
      { document: home(HEAT), at: at('2026-10-02') },
    ]
    const changed = ownTexts({
      versions,
      source: 'en',
      languages: ['en', 'es'],
      lookedAt: [],
      since: SINCE,
    }).map(({ translations }) => translations[0]?.is_changed)
    expect(changed).toEqual([false, true])
  })
})

it('a translation keeps the placeholders of its source, is not much longer and is in our English', () => {
  const checks = checkTranslation(
    '{{amount}} is held until {{date}}',
    'Guardamos {{amount}} hasta el {{dia}} del mes que viene, como le prometimos',
    null,
  )
  expect(checks.placeholders).toEqual({ kept: 1, lost: ['date'], added: ['dia'] })
  expect(checks.length).toMatchObject({ source: 33, isLong: true })
  expect(checkTranslation('Oui', 'Yes, of course', null).length.isLong).toBe(false)
  expect(checkTranslation('Couleur', 'Choose a color', 'en-GB').foreign).toBe('color')
  expect(checkTranslation('Couleur', 'Choose a color', 'en-US').foreign).toBeUndefined()
})

describe('agreed words', () => {
  const said = (source: string, text: string, avoid = '') => ({
    language: 'es' as const,
    source,
    text,
    avoid,
  })
  const words = [
    said('attic', 'ático', 'desván'),
    said('air sealing', 'sellado de aire'),
    said('fan', 'ventilador'),
  ]
  const sourcesOf = (source: string, text: string) => {
    const { asked, missing, avoided } = wordsKept(source, text, words)
    return [asked, missing, avoided].map((list) => list.map((word) => word.source))
  }
  it('are kept where the source has the word, in any case and number', () => {
    expect(sourcesOf('Attics and air sealing', 'Los áticos y el sellado de aire')).toEqual([
      ...[['attic', 'air sealing'], [], []],
    ])
  })
  it('are missing where the text says it otherwise, and ruled out words are told wherever they stand', () => {
    expect(sourcesOf('Your attic', 'Su buhardilla')).toEqual([['attic'], ['attic'], []])
    expect(sourcesOf('The space above', 'El desván')).toEqual([[], [], ['attic']])
  })
  it('are asked for by words of their own, never by a part of one', () => {
    expect(sourcesOf('A fanfare in the atticwear', 'Una fanfarria')).toEqual([[], [], []])
  })
})

describe('what has been translated before', () => {
  const remembered = memoryOf([
    { source: 'Paid', text: 'Pagado' },
    { source: 'Length times width of the attic.', text: 'Largo por ancho del ático.' },
    { source: 'Length of the wall.', text: 'Largo de la pared.' },
  ])
  it('is remembered for the same sentence, and for the one most like it', () => {
    expect(remembered('Paid')).toEqual({ text: 'Pagado', percent: 100 })
    expect(remembered('Length times width of the attic floor.')).toEqual({
      text: 'Largo por ancho del ático.',
      percent: 88,
    })
  })
  it('is not where a sentence says something else', () => {
    expect(remembered('The work had started before we could approve it.')).toBeUndefined()
  })
})
