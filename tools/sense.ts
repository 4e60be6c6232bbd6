import { readFileSync, writeFileSync } from 'node:fs'
import { senseHomes } from './sense/homes.ts'
import { breachesOf, RULES, SLOW_RULES } from './sense/invariants.ts'
import { byCountry, byType, heatingShares } from './sense/medians.ts'
import { sensePage } from './sense/page.ts'
import { REPORT_RULES, reportBreaches } from './sense/report-rules.ts'
import { runHome } from './sense/run-home.ts'
import { textsSectionIn } from './sense/texts-section.ts'

/** `npm run sense`: thousands of homes, their laws and their medians; writes docs/sense.md. Takes some minutes. */
const EACH = 80
const AUDITED_ONE_IN = 24
const IMPROVED_ONE_IN = 6

const every = <T>(items: readonly T[], n: number) => items.filter((_, index) => index % n === 0)

const homes = senseHomes(EACH).map(runHome)
console.error(`${homes.length} homes simulated`)
const audited = every(homes, AUDITED_ONE_IN)
const breaches = [
  ...breachesOf(homes, RULES),
  ...breachesOf(every(homes, IMPROVED_ONE_IN), SLOW_RULES),
  ...audited.flatMap(reportBreaches),
]
const PAGE = new URL('../docs/sense.md', import.meta.url)
const page = sensePage({
  homes,
  audited: audited.length,
  rules: [...Object.keys(RULES), ...Object.keys(SLOW_RULES), ...REPORT_RULES],
  breaches,
  byType: byType(homes),
  byCountry: byCountry(homes),
  heatingShares: heatingShares(homes),
  texts: textsSectionIn(readFileSync(PAGE, 'utf8')),
})
writeFileSync(PAGE, page)
for (const { rule, home, said } of breaches) console.error(`${rule}: ${home}: ${said}`)
console.error(`${breaches.length} breaches; docs/sense.md written`)
if (breaches.length > 0) process.exitCode = 1
