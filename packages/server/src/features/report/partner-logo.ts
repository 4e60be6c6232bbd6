import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Scope } from '../../platform/scope.ts'

/** The partner's own logo file; one that lies elsewhere is not fetched, and its name is printed instead. */
export const partnerLogo =
  (partnersFolder: string) =>
  async (scope: Scope): Promise<string | undefined> => {
    const { logo_url, code } = scope.partner.config
    const own = new RegExp(`^/partner-assets/${code}/([a-z0-9-]+\\.svg)$`).exec(logo_url)?.[1]
    if (own === undefined) return undefined
    return readFile(path.join(partnersFolder, code, own), 'utf8').catch(() => undefined)
  }
