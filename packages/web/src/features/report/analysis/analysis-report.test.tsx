import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleAudit } from '../../../testing/sample-audit.ts'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { AnalysisReport } from './analysis-report.tsx'

const ANSWERS = { insulation_type: { attic_insulation: ['none'], wall_insulation: ['none'] } }

it('has its title, then a banner with the way back to the assessment, before all that it takes apart [S1-2.109]', async () => {
  const home_analysis = { title: 'Your home in detail', top_alert: 'Prices rose in May.' }
  await bootForTest({ settings: { sections: { home_analysis } } })
  const report = { building: SAMPLE_HOME, audit: sampleAudit(ANSWERS), savedPlan: null, incentives: [] }
  render(<AnalysisReport report={report} />, { wrapper: WithApp })
  const title = await screen.findByRole('heading', { level: 1, name: 'Your home in detail' })
  const banner = screen.getByText(/^Prices rose in May\./)
  const back = within(banner).getByRole('link', { name: 'Update the assessment' })
  expect(back.getAttribute('href')).toBe('/fuel-type')
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const parts = screen.getAllByRole('heading', { level: 2 })
  expect(parts.length).toBeGreaterThan(1)
  expect([title, ...parts].map((heading) => isBefore(banner, heading))).toEqual([
    false,
    ...parts.map(() => true),
  ])
})
