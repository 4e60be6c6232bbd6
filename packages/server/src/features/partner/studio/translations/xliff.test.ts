import { describe, expect, it } from 'vitest'
import { readXliff, writeXliff } from './xliff.ts'

const UNITS = [
  {
    place: 'site/sections[0].title',
    source: 'Heat & <b>light</b>',
    target: '',
    state: 'missing' as const,
    note: '',
  },
  {
    place: 'program:7/name',
    source: '{{amount}} is\n  held',
    target: 'Le guardamos "{{amount}}"',
    state: 'unseen' as const,
    note: 'Attic\u0001',
  },
]
const FILE = { partner: 'lakeshore', source: 'en', target: 'es', units: UNITS }

describe('an XLIFF file', () => {
  it.each(['1.2', '2.0'] as const)('of version %s is read as it was written', (version) => {
    const { units, ...about } = readXliff(writeXliff(FILE, version))
    expect(about).toEqual({ partner: 'lakeshore', source: 'en', target: 'es' })
    expect(units).toEqual(UNITS.map(({ place, source, target }) => ({ place, source, target })))
  })

  it('of a tool that parts a text into sentences is put together', () => {
    const file = writeXliff({ ...FILE, units: UNITS.slice(1) }, '2.0').replace(
      /<segment.*<\/segment>/s,
      `<segment><source>One. </source><target>Uno. </target></segment>
       <ignorable><source> </source></ignorable>
       <segment><source>Two.</source><target><g id="1">Dos</g>.</target></segment>`,
    )
    expect(readXliff(file).units).toEqual([
      { place: 'program:7/name', source: 'One.  Two.', target: 'Uno. Dos.' },
    ])
  })

  it('of a tool that writes its words as they are is read too', () => {
    const file = writeXliff(FILE, '1.2').replace(
      'Heat &amp; &lt;b&gt;light&lt;/b&gt;',
      '<![CDATA[Heat & <b>]]><!-- & -->',
    )
    expect(readXliff(file).units[0]?.source).toBe('Heat & <b>')
  })

  it.each([
    ['nothing of the kind', 'Dear translator'],
    ['another document', '<html version="1.2"><file/></html>'],
    ['half a file', writeXliff(FILE, '1.2').slice(0, 300)],
    ['another version', writeXliff(FILE, '1.2').replace('version="1.2"', 'version="3.0"')],
    [
      'entities of its own',
      writeXliff(FILE, '1.2').replace('?>', '?><!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    ],
    ['an entity nobody knows', writeXliff(FILE, '1.2').replace('{{amount}}', '&amount;')],
    ['tags without end', `${writeXliff(FILE, '1.2').slice(0, 300)}${'<g>'.repeat(1_000_000)}`],
    ['a comment left open', `${writeXliff(FILE, '1.2')}${'<!--'.repeat(1_000_000)}`],
    ['a heap of attributes', writeXliff(FILE, '1.2').replace('<body>', `<body ${'a="1" '.repeat(600_000)}>`)],
    [
      'more tags than texts have',
      writeXliff(FILE, '1.2').replace('<body>', `<body>${'<g/>'.repeat(900_000)}`),
    ],
    ['nothing but signs', '&'.repeat(4_000_000)],
  ])('with %s is refused', (_, content) => {
    expect(() => readXliff(content)).toThrow(expect.objectContaining({ code: 'partner.xliff-unreadable' }))
  })
})
