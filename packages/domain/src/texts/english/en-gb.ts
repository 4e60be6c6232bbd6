import { overlaid } from '../overlaid.ts'
import { enCa } from './en-ca.ts'

/** What the British write otherwise: the Canadian spellings, and some words of their own. */
export const enGb = {
  ...enCa,
  assessment: overlaid(enCa.assessment, {
    field: { draughts: 'Do you feel draughts?' },
    help: { attic_insulation: 'Look from the hatch: some is up to 15 cm, good up to 30 cm.' },
    known: {
      draughts: {
        some: 'A little draughty, about {{value}} ACH50',
        much: 'Draughty, about {{value}} ACH50',
      },
    },
    measure: {
      air_sealing: {
        benefit: 'Fewer draughts and less heat lost through gaps, checked with a blower door.',
      },
      doors: { benefit: 'An end to draughts at the entrance.' },
      low_flow_fixtures: { title: 'Fit low-flow showerheads and taps' },
      solar_dhw: { benefit: 'The sun heats most of your water from spring to autumn.' },
    },
  }),
  report: overlaid(enCa.report, {
    comfort: {
      winter: { why: 'Fewer cold corners and draughts, and the heating keeps up with ease.' },
      outage: { name: 'Power cut' },
    },
    next: { text_self: 'You can usually buy and fit this yourself.' },
  }),
}
