import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const REFERENCE = process.env['HEARTHLIGHT_REFERENCE_DATA']
const ROOT = path.resolve(import.meta.dirname, '../..')

describe.skipIf(REFERENCE === undefined)('the reference files of HPXML', () => {
  const run = (...options: string[]) =>
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        'tools/validation/validate-hpxml.ts',
        path.join(REFERENCE ?? '', 'hpxml'),
        ...options,
      ],
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 },
    )

  it('are all read as the reference read them, within half a percent', () => {
    expect(run().trim().split('\n').at(-1)).toMatch(/^\d{2,} files read, 0 figures differ$/)
  })

  it('are answered with element and reason where they are broken, and only there', () => {
    const { files } = JSON.parse(run('--json'))
    for (const [name, { refused = [] }] of Object.entries<{ refused?: object[] }>(files)) {
      expect([name, refused.length > 0]).toEqual([name, name.startsWith('broken/')])
      for (const fault of refused)
        expect(fault).toMatchObject({
          element: expect.stringMatching(/./),
          reason: expect.stringMatching(/./),
        })
    }
  })
})

it.skipIf(REFERENCE !== undefined)(
  'the reference files of HPXML are skipped: HEARTHLIGHT_REFERENCE_DATA is not set',
  (context) => {
    context.skip()
  },
)
