import { parseArgs } from 'node:util'
import { openSchemaCheck } from '../../packages/server/src/features/hpxml/schema-check.ts'
import { homesOfPartner } from './hpxml/homes-of-partner.ts'
import { roundTrip } from './hpxml/round-trip.ts'

const USAGE = `Exports homes as HPXML, holds the files against the schema, imports them and exports them again.

  npm run validate:hpxml-export -- SCHEMA [--homes 500] [--reports 10] [--seed 1] [--json]

SCHEMA  the folder with HPXML.xsd of version 4.2
--homes  how many of each partner
--reports  one home of so many is assessed and exported with its report`

const PARTNERS = ['lakeshore', 'boreale']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    homes: { type: 'string', default: '500' },
    reports: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})

const chosen = {
  count: Number(values.homes),
  seed: Number(values.seed),
  oneReportOf: Number(values.reports),
}

async function run(schema: string): Promise<void> {
  const check = await openSchemaCheck(schema)
  const counts = PARTNERS.map((partner) => {
    let [homes, valid, same] = [0, 0, 0]
    for (const asked of homesOfPartner(partner, chosen)) {
      const { file, faults } = roundTrip(asked)
      const broken = check(file).map(({ line, message }) => `line ${line}: ${message}`)
      homes += 1
      if (broken.length === 0) valid += 1
      if (faults.length === 0) same += 1
      for (const fault of [...broken, ...faults]) console.error(`${partner} ${asked.id}: ${fault}`)
    }
    return { partner, homes, valid, same }
  })
  if (values.json) console.log(JSON.stringify(counts))
  else
    for (const { partner, homes, valid, same } of counts)
      console.log(`${partner}: ${homes} homes, ${valid} valid, ${same} the same after an import`)
  if (counts.some(({ homes, valid, same }) => valid < homes || same < homes)) process.exitCode = 1
}

const [schema] = positionals
if (schema === undefined) {
  console.error(USAGE)
  process.exitCode = 2
} else await run(schema)
