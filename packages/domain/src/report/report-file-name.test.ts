import { expect, it } from 'vitest'
import { ReportSettings } from '../partner/settings/report-settings.ts'
import { reportFileName } from './report-file-name.ts'

const DEMO = 'home-energy-report_{street}_{yyyy-mm-dd}.pdf'

it.each([
  ['test.pdf', '12, rue de l’Église', 'test.pdf'],
  [DEMO, '12, rue de l’Église', 'home-energy-report_12-rue-de-l-église_2026-11-15.pdf'],
  [DEMO, '', 'home-energy-report_2026-11-15.pdf'],
  [DEMO, '../../etc/passwd', 'home-energy-report_etc-passwd_2026-11-15.pdf'],
  [DEMO, 'x'.repeat(400), `home-energy-report_${'x'.repeat(60)}_2026-11-15.pdf`],
])('names a report by %s for the street %s', (pattern, street, name) => {
  expect(reportFileName(pattern, { street, day: '2026-11-15' })).toBe(name)
})

it('takes a pattern with known placeholders only, and says where it does not', () => {
  expect(ReportSettings.parse({ report_file_name: DEMO }).report_file_name).toBe(DEMO)
  for (const name of ['report_{city}.pdf', 'report_{street.pdf', 'report_{}.pdf', 'a/b.pdf', 'report.html'])
    expect(ReportSettings.safeParse({ report_file_name: name }).error?.issues[0]?.path).toEqual([
      'report_file_name',
    ])
})
