import { writeFileSync } from 'node:fs'
import { partnerPage } from './partner-docs/partner-page.ts'

/** Writes docs/partner-configuration.md from the schema. */
const target = new URL('../docs/partner-configuration.md', import.meta.url)
writeFileSync(target, partnerPage())
