import { writeFileSync } from 'node:fs'
import { hpxmlPage } from './hpxml-docs/hpxml-page.ts'

/** Writes docs/hpxml.md from the mapping. */
writeFileSync(new URL('../docs/hpxml.md', import.meta.url), hpxmlPage())
