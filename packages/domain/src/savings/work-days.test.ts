import { describe, expect, it } from 'vitest'
import { workDays } from './work-days.ts'

describe('the days of the work behind a finished application', () => {
  it.each([
    [
      'are the last day that was answered',
      ['2026-02-03', '2026-02-20'],
      '2026-01-10',
      ['2026-02-20', '2026-02-21'],
    ],
    [
      'reach from the day it was handed in to the one it was finished on',
      [],
      '2026-01-10',
      ['2026-01-10', '2026-03-02'],
    ],
    [
      'do not follow an answer that is no day, or a day to come',
      ['soon', '2026-13-01', '2026-04-01'],
      '2026-01-10',
      ['2026-01-10', '2026-03-02'],
    ],
    [
      'are the day itself where it was handed in and finished at once',
      [],
      '2026-03-01',
      ['2026-03-01', '2026-03-02'],
    ],
    ['are the day itself where nobody handed it in', [], null, ['2026-03-01', '2026-03-02']],
  ])('%s', (_what, answered, handedIn, [begins, ends]) => {
    expect(workDays({ answered, handedIn }, '2026-03-01')).toEqual({ begins, ends })
  })
})
