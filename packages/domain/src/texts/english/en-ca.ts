/** What Canadians write otherwise than the American texts of `en`. */
export const enCa = {
  assessment: {
    field: { storeys: 'How many storeys above ground?' },
    option: { apartment_floor: { ground: 'Ground floor' } },
    help: {
      attic_insulation: 'Look from the hatch: some is up to 15 cm (6 in), good up to 30 cm (12 in).',
    },
    section: { house_type: { text: 'Shape and neighbours decide where the heat goes.' } },
    measure: {
      rim_joist_insulation: { benefit: 'Stops cold air at the edge of the ground floor.' },
      low_flow_fixtures: { title: 'Install low-flow showerheads and taps' },
    },
    heat_path: { neighbours: 'Neighbours and hall' },
  },
  buildings: { option: { unit: { litre: 'litre' } } },
  incentives: { formula: { unit: { m2: '{{rate}} a square metre' } } },
  report: {
    heat: { part: { neighbours: 'Neighbours and hall' } },
    parts: { name: { neighbours: 'Neighbours and hall' } },
    head: {
      storeys_one: '{{number}} storey',
      storeys_many: '{{number}} storeys',
      storeys_other: '{{number}} storeys',
    },
    verdict: { part: { neighbours: 'neighbours' } },
    compare: { note: 'Same size, place and people. The homes are modelled, not measured.' },
  },
  'admin-site': { new: { colour: 'Colour of actions' } },
  'admin-log': { action: { demo_neighbour: 'entered a neighbour of the demo' } },
}
